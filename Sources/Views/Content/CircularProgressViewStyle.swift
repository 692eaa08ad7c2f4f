/// A ring that fills clockwise from the top.
public struct CircularProgressViewStyle: ProgressViewStyle {
    public let tint: Color?
    public var isRing: Bool { true }

    public init(tint: Color? = nil) { self.tint = tint }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
