/// The form of a `ProgressView`.
public protocol ProgressViewStyle: Sendable {
    /// Whether progress is shown as a ring, and not as a bar. What is not known is a ring in any case.
    var isRing: Bool { get }
    /// `nil` takes the tint of the environment.
    var tint: Color? { get }
}
