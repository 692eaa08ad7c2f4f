/// A sheet that a view of the tree wants to be shown.
struct SheetRequest {
    /// Where the view stands in the tree, with its environment.
    let context: BuildContext
    let dismiss: @MainActor () -> Void
    let build: @MainActor (BuildContext) -> Node

    /// The look's time for things that move.
    static let animation = Animation.easeInOut(duration: 0.3)

    @MainActor func makeNode() -> Node {
        var context = context
        context.environment.dismiss = DismissAction(dismiss)
        context.axis = nil
        // What surrounds the view that asked says nothing about the panel, except what flows to everything.
        context.environment.resetText()
        context.environment.isEnabled = true
        context.isArriving = false
        let inner = context.child(.content)
        let presence = Presence.remembered(
            in: inner, .opacity, arrival: Self.animation, departure: Self.animation, standsAlone: true)
        let panel = SheetNode(
            build(inner), presence, Interaction.remembered(by: context.scope, .backdrop), dismiss, in: context)
        return PresenceNode(panel, presence, in: context)
    }
}
