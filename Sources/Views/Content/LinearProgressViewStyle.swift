/// A horizontal bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    public let tint: Color?
    public var isRing: Bool { false }

    public init(tint: Color? = nil) { self.tint = tint }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
