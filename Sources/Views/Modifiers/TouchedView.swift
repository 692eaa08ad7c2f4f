/// A view that does something when it is touched in some way, without showing the touch.
struct TouchedView<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let recognition: Recognition
    /// What a tap or a long press does; other gestures carry their own.
    var action: @MainActor () -> Void = {}

    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        let inner = context.child(.label)
        let interaction = Interaction.remembered(by: inner.scope, .gesture)
        interaction.recognition = recognition
        interaction.action = action
        interaction.isEnabled = context.environment.isEnabled
        let first = nodes.count
        inner.build(content, into: &nodes)
        for index in first..<nodes.count {
            nodes[index] = TouchNode(nodes[index], interaction, showsPress: false, in: context)
        }
    }
}
