/// The lasting value behind a `@State`, kept by the view's scope.
@MainActor final class StateStorage<Value> {
    private(set) var value: Value
    private let stale: StaleFlag

    init(_ value: Value, stale: StaleFlag) {
        self.value = value
        self.stale = stale
    }

    func set(_ newValue: Value) {
        let changed = !areEqual(value, newValue)
        value = newValue
        if changed { stale.raise() }
    }
}

/// Whether both are the same by `==`; values that cannot be compared never are.
@MainActor func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    guard let left = left as? any Equatable else { return false }
    return isEqual(left, to: right)
}

@MainActor private func isEqual<Left: Equatable>(_ left: Left, to right: Any) -> Bool {
    (right as? Left).map { $0 == left } ?? false
}
