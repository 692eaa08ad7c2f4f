extension CameraController {
    /// Calls back on the main thread with every new value of a property, until the token goes.
    ///
    /// The value is delivered after all properties of a moment have changed.
    public func observe<Value: Equatable>(
        _ property: KeyPath<CameraController, Value>, onChange: @escaping @MainActor (Value) -> Void
    ) -> ObservationToken {
        let token = ObservationToken(self, property, onChange)
        watchers.append(token.watcher)
        return token
    }
}

/// Ends an observation when it goes.
@MainActor public final class ObservationToken {
    let watcher: PropertyWatcher

    init<Value: Equatable>(
        _ controller: CameraController, _ property: KeyPath<CameraController, Value>,
        _ onChange: @escaping @MainActor (Value) -> Void
    ) {
        var known = controller[keyPath: property]
        watcher = PropertyWatcher { controller in
            let value = controller[keyPath: property]
            guard value != known else { return }
            known = value
            onChange(value)
        }
        watcher.token = self
    }
}

/// The controller's side of an observation; knows its token weakly.
@MainActor final class PropertyWatcher {
    weak var token: ObservationToken?
    let check: (CameraController) -> Void

    init(_ check: @escaping (CameraController) -> Void) { self.check = check }
}
