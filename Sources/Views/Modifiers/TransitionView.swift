/// A view that comes and goes with a transition.
struct TransitionView<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let transition: AnyTransition

    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        guard transition != .identity else { return context.build(content, into: &nodes) }
        var inner = context.child(.content)
        // What comes with a view around it comes as that view does.
        let arrival = context.isArriving ? nil : context.animation
        let presence = Presence.remembered(in: inner, transition, arrival: arrival, departure: nil)
        if inner.scope.isNew, context.pass.number > 1 { inner.isArriving = true }
        nodes.append(PresenceNode(inner.buildOne(content), presence, in: context))
    }
}
