/// Ends an observation when it goes.
@MainActor public final class ObservationToken {
    /// Calls back when the property has changed since it was looked at; `nil` after the end.
    private(set) var check: ((CameraController) -> Void)?

    init<Value: Equatable>(
        _ controller: CameraController, _ property: KeyPath<CameraController, Value>,
        _ onChange: @escaping @MainActor (Value) -> Void
    ) {
        var known = controller[keyPath: property]
        check = { controller in
            let value = controller[keyPath: property]
            guard value != known else { return }
            known = value
            onChange(value)
        }
    }

    /// Ends the observation while the token stays.
    public func invalidate() { check = nil }
}

/// The controller's side of an observation: what the callback holds is let go with the token.
@MainActor struct Watcher {
    weak var token: ObservationToken?
}
