/// A view that comes and goes with a transition.
struct TransitionView<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let transition: AnyTransition

    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        var inner = context.child(.content)
        guard transition != .identity else {
            inner.scope.presence = nil
            return inner.build(content, into: &nodes)
        }
        // What comes with a view around it comes as that view does, and what has long been there does not come.
        let arrival = context.isArriving || !inner.scope.isNew ? nil : context.animation
        let presence = Presence.remembered(in: inner, transition, arrival: arrival, departure: nil)
        if inner.scope.isNew, context.pass.number > 1 { inner.isArriving = true }
        nodes.append(PresenceNode(inner.buildOne(content), presence, in: context))
    }
}
