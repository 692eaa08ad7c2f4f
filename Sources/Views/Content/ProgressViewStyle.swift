/// The form of a `ProgressView`.
public protocol ProgressViewStyle: Sendable {
    var isRing: Bool { get }
    /// `nil` takes the tint of the environment.
    var tint: Color? { get }
}
