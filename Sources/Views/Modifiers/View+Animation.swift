extension View {
    /// Whenever the value changes, what changes with it in this view moves there from where it is shown now.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        ContextView(self) { context in
            context = context.child(.content)
            if let watch = context.scope.memory as? ValueWatch<Value> {
                if watch.value != value { context.animation = animation }
                watch.value = value
            } else {
                context.scope.memory = ValueWatch(value)
            }
            context.scope.animation = context.animation
        }
    }

    /// How the view comes and goes when a view above it animates the change. One that goes stays at its place among its
    /// neighbours until it has gone, and goes on from where it is when it comes back before that.
    public func transition(_ transition: AnyTransition) -> some View {
        TransitionView(content: self, transition: transition)
    }
}
