/// A view that fades in and out.
struct TransitionView<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let transition: AnyTransition

    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        guard transition.fades else { return context.build(content, into: &nodes) }
        let inner = context.child(.content)
        let presence = Presence.remembered(in: inner, arrival: context.animation, departure: nil)
        nodes.append(PresenceNode(inner.buildOne(content), presence, in: context))
    }
}
