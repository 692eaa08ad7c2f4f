/// All that one picture of the screen shows, back to front: a flat, comparable value that knows no graphics library.
///
/// Coordinates are points; the stage multiplies by the panel's scale.
public struct DrawList: Equatable, Sendable {
    /// In the order of drawing: what comes later lies in front. Pushes and pops must be balanced.
    public var commands: [DrawCommand] = []

    /// Shows nothing.
    public init() {}

    /// Adds it in front of everything so far.
    public mutating func append(_ command: DrawCommand) { commands.append(command) }
}
