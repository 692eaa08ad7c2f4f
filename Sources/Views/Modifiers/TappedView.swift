/// A view that does something when tapped, without showing the press.
struct TappedView<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let action: @MainActor () -> Void

    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        let inner = context.child(.label)
        let interaction = Interaction.remembered(by: inner.scope, .gesture)
        interaction.action = action
        interaction.isEnabled = context.environment.isEnabled
        let first = nodes.count
        inner.build(content, into: &nodes)
        for index in first..<nodes.count {
            nodes[index] = TouchNode(nodes[index], interaction, showsPress: false, in: context)
        }
    }
}
