/// What follows from a touch. The calls are made after the tracker is at rest, so that they may do anything.
struct TouchEffects {
    /// Whether anything looks different now.
    var isVisible = false
    var calls: [@MainActor () -> Void] = []
}
