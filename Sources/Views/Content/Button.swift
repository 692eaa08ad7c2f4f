/// Does something when tapped. It answers to a touch at once, and acts when the finger is lifted on it.
public struct Button<Label: View>: View {
    public typealias Body = Never

    private let action: @MainActor () -> Void
    private let label: Label

    /// A button with views for a label, several of them side by side. They are drawn in the tint unless a foreground
    /// colour is set. The action runs on the main thread.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }
}

extension Button where Label == Text {
    /// A button with a text, which is shown as it is given. The action runs on the main thread.
    public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
        self.action = action
        label = Text(title)
    }
}

extension Button: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        var inner = context.child(.label)
        let interaction = Interaction.remembered(by: inner.scope, .button)
        interaction.action = action
        interaction.isEnabled = context.environment.isEnabled
        inner.environment.foregroundColor = context.environment.foregroundColor ?? context.environment.tint
        inner.axis = .horizontal
        var parts: [Node] = []
        inner.build(label, into: &parts)
        let whole =
            parts.count == 1 ? parts[0] : StackNode(axis: .horizontal, spacing: nil, alignment: 0.5, parts, in: inner)
        nodes.append(TouchNode(whole, interaction, showsPress: true, in: context))
    }
}
