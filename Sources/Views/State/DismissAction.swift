/// Closes what is presented, by being called: `dismiss()`. Sheets set it, and a stage; whoever shows a whole screen can
/// set its own with `.environment(\.dismiss, DismissAction { … })`.
public struct DismissAction: Sendable {
    private let action: @MainActor () -> Void

    public init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    @MainActor public func callAsFunction() { action() }
}
