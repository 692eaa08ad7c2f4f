/// All that one picture of the screen shows, back to front: a flat, comparable value that knows no graphics library.
///
/// Coordinates are points; the stage multiplies by the panel's scale.
public struct DrawList: Equatable, Sendable {
    public var commands: [DrawCommand] = []

    public init() {}

    public mutating func append(_ command: DrawCommand) { commands.append(command) }
}
