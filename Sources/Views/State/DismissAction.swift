/// Closes what is presented, by being called: `dismiss()`.
public struct DismissAction: Sendable {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    @MainActor public func callAsFunction() { action() }
}
