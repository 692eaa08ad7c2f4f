/// The form of a `ProgressView`.
public protocol ProgressViewStyle: Sendable {
    var isRing: Bool { get }
    /// `nil` takes the tint of the environment.
    var tint: Color? { get }
}

/// A horizontal bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    public let tint: Color?
    public var isRing: Bool { false }

    public init(tint: Color? = nil) { self.tint = tint }
}

/// A ring that fills clockwise from the top.
public struct CircularProgressViewStyle: ProgressViewStyle {
    public let tint: Color?
    public var isRing: Bool { true }

    public init(tint: Color? = nil) { self.tint = tint }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
