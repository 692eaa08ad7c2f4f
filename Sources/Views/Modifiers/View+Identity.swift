extension View {
    /// Gives the view an identity of its own: with another one it begins anew, with new state.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        ContextView(self) { $0 = $0.child(.id(AnyHashable(id))) }
    }

    /// What a reader of the screen says, and how scripts find what can be tapped.
    public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
        let label = String(label)
        return WrappedView(self) { node, context in
            SurroundingsNode(node, in: context) { canvas in
                let outer = canvas.accessibilityLabel
                canvas.accessibilityLabel = label
                return { canvas.accessibilityLabel = outer }
            }
        }
    }

    /// The same with the characters of a text; its font and colour say nothing.
    public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.content) }
}
