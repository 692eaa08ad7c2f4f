extension CameraController {
    /// Calls back on the main thread with every new value of a property, until the token goes; never again after that.
    ///
    /// The value is delivered after all properties of a moment have changed. The value at the time of this call is not
    /// delivered.
    public func observe<Value: Equatable>(
        _ property: KeyPath<CameraController, Value>, onChange: @escaping @MainActor (Value) -> Void
    ) -> ObservationToken {
        let token = ObservationToken(self, property, onChange)
        watchers.append(Watcher(token: token))
        return token
    }

    /// Callbacks may change the controller and end observations, their own too.
    func notify() {
        watchers.removeAll { $0.token == nil }
        for watcher in watchers {
            // The token itself is not held: its callback may let it go, and is not to be called again from in there.
            let check = watcher.token?.check
            check?(self)
        }
    }
}
