extension View {
    /// Told once the view has a place on the screen.
    public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
        ContextView(self) { context in
            context = context.child(.content)
            if context.scope.isNew { context.pass.actions.append(action) }
        }
    }

    /// Told when the view has left the screen.
    public func onDisappear(perform action: @escaping @MainActor () -> Void) -> some View {
        ContextView(self) { context in
            context = context.child(.content)
            let pass = context.pass
            context.scope.onRemoval = { [unowned pass] _ in pass.actions.append(action) }
        }
    }

    /// Told after a change, with the values before and after it.
    public func onChange<Value: Equatable>(
        of value: Value, _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
    ) -> some View {
        ContextView(self) { context in
            context = context.child(.content)
            guard let watch = context.scope.memory as? ValueWatch<Value> else {
                context.scope.memory = ValueWatch(value)
                return
            }
            let old = watch.value
            watch.value = value
            if old != value { context.pass.actions.append { action(old, value) } }
        }
    }

    /// Told after a change, never of the first value.
    public func onChange<Value: Equatable>(of value: Value, _ action: @escaping @MainActor () -> Void) -> some View {
        onChange(of: value) { _, _ in action() }
    }

    /// Told after a change, with the value after it, never of the first value.
    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping @MainActor (_ new: Value) -> Void
    ) -> some View {
        onChange(of: value) { _, new in action(new) }
    }

    /// Whether touches reach the view; without, they go through to what lies behind it.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        WrappedView(self) { node, context in
            SurroundingsNode(node, in: context) { canvas in
                let outer = canvas.acceptsTouches
                canvas.acceptsTouches = outer && enabled
                return { canvas.acceptsTouches = outer }
            }
        }
    }

    /// Does something when a key is pressed while the view is shown, whatever has the focus. The view in front is asked
    /// first; behind a sheet nothing is heard.
    ///
    /// - Parameter key: its usual name, as `InputEvent.key` lists them, or a single character that is typed.
    public func onKey(_ key: String, perform action: @escaping @MainActor () -> Void) -> some View {
        WrappedView(self) { node, context in
            let isEnabled = context.environment.isEnabled
            return SurroundingsNode(node, in: context) { canvas in
                if isEnabled { canvas.append(key: KeyAction(key: key, action: action)) }
                return {}
            }
        }
    }

    /// Takes what is typed or read by a barcode reader while the view is shown, whatever has the focus.
    ///
    /// Of several views the one in front takes it; behind a sheet nothing is heard. While anyone takes text, single
    /// characters and `Space` are no keys. A reader that ends its code with a line end presses `Return`, to be heard with
    /// `onKey("Return")`.
    ///
    /// - Parameter action: is given one character or more, in the order of typing; called on the main thread. Collecting
    ///   them is the caller's business, as is forgetting them.
    public func onTextInput(perform action: @escaping @MainActor (String) -> Void) -> some View {
        WrappedView(self) { node, context in
            let isEnabled = context.environment.isEnabled
            return SurroundingsNode(node, in: context) { canvas in
                if isEnabled { canvas.append(key: KeyAction(text: action)) }
                return {}
            }
        }
    }
}
