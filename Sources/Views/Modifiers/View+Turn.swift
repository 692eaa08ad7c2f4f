extension View {
    /// Does something once in every turn of the loop while the view is shown, whether or not anything is drawn: the
    /// place where a model takes in what other threads have left for it.
    public func onTurn(perform action: @escaping @MainActor () -> Void) -> some View {
        WrappedView(self) { node, context in
            SurroundingsNode(node, in: context) { canvas in
                canvas.append(turn: action)
                return {}
            }
        }
    }
}
