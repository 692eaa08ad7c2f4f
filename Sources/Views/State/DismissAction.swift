/// Closes what is presented, by being called: `dismiss()`. Sheets set it, and a stage; whoever shows a whole screen can
/// set its own with `.environment(\.dismiss, DismissAction { … })`.
public struct DismissAction: Sendable {
    private let action: @MainActor () -> Void

    /// - Parameter action: called on the main thread, once for each call of this.
    public init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Does it before this returns. Where nobody has set one, nothing happens.
    @MainActor public func callAsFunction() { action() }
}
