/// A ring that fills clockwise from the top.
public struct CircularProgressViewStyle: ProgressViewStyle {
    /// The colour of the part that is done; `nil` takes the tint of the environment.
    public let tint: Color?
    public var isRing: Bool { true }

    /// A ring four of the environment's units across, whatever is offered. In right-to-left layouts it fills clockwise
    /// too.
    public init(tint: Color? = nil) { self.tint = tint }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring in the tint of the environment.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
