/// A horizontal bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// The colour of the part that is done; `nil` takes the tint of the environment.
    public let tint: Color?
    public var isRing: Bool { false }

    /// A bar as wide as there is room, 20 of the environment's units where nothing is offered, 0.75 of a unit high and
    /// at least 6 points. It fills from the side where lines begin.
    public init(tint: Color? = nil) { self.tint = tint }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar in the tint of the environment.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
