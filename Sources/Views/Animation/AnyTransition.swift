/// How a view comes and goes when the change is animated.
public struct AnyTransition: Equatable, Sendable {
    let fades: Bool

    /// Fades in and out.
    public static let opacity = AnyTransition(fades: true)
    /// There at once, gone at once.
    public static let identity = AnyTransition(fades: false)
}
