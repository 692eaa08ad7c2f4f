/// Where in the tree a view is being built, and with what.
@MainActor struct BuildContext {
    let pass: Pass
    var scope: Scope
    var environment: EnvironmentValues
    /// The animation that changes of this pass are shown with.
    var animation: Animation?
    /// The direction of the innermost stack, for spacers and dividers.
    var axis: Axis?
    /// Whether a view around comes with a transition in this pass.
    var isArriving = false
    /// Whether a body above was built in this pass, so that what it made below must be built too.
    var isRenewed = false

    func child(_ key: ScopeKey) -> BuildContext {
        var context = self
        context.scope = scope.child(key, pass: pass.number)
        context.scope.animation = animation
        return context
    }

    /// Appends the view's nodes. Where views lie too deep in each other there are none.
    func build<Content: View>(_ view: Content, into nodes: inout [Node]) {
        guard pass.room.isLeft() else { return }
        if let primitive = view as? any PrimitiveView {
            primitive.makeNodes(in: self, into: &nodes)
            return
        }
        let place = child(.body)
        let (body, inner) = place.evaluated(by: Content.self) {
            var view = view
            place.attachProperties(of: &view)
            return view.body
        }
        inner.build(body, into: &nodes)
    }

    /// What the closure gives: a body, or the content of a view that makes it late. As long as nothing of what it read
    /// has changed, and no body above was built, that is what it gave before. With it comes the context in which to
    /// build it.
    ///
    /// For one closure in each scope.
    ///
    /// - Parameter view: whose body or content it is.
    func evaluated<Input: Equatable, Value>(
        by view: Any.Type, for input: Input = true, _ make: () -> Value
    ) -> (value: Value, context: BuildContext) {
        let (value, isNew) = evaluation.value(isForced: isRenewed, for: input) { pass.watching(view, make) }
        var context = self
        context.isRenewed = isRenewed || isNew
        return (value, context)
    }

    /// Of this scope.
    var evaluation: Evaluation {
        if let known = scope.evaluation { return known }
        let made = Evaluation(above: pass.stale)
        scope.evaluation = made
        return made
    }

    /// The view as exactly one node; several lie on top of each other.
    func buildOne<Content: View>(_ view: Content, alignment: Alignment = .center) -> Node {
        var nodes: [Node] = []
        build(view, into: &nodes)
        if nodes.count == 1 { return nodes[0] }
        return LayersNode(nodes, alignment: alignment, in: self)
    }

    /// Connects `@State`, `@Environment` and their like with what this scope remembers, before the body reads them. Where
    /// the same description stands at another place too, this one gets links of its own.
    private func attachProperties<Content: View>(of view: inout Content) {
        let type = ObjectIdentifier(Content.self)
        guard !pass.plainTypes.contains(type) else { return }
        var found = false
        for (index, child) in Mirror(reflecting: view).children.enumerated() {
            guard let property = child.value as? any AttachedProperty else { continue }
            found = true
            var link = property.link
            if link.isTaken(for: scope) { link = LinkExchange.replace(link, in: &view) }
            link.attach(at: index, in: self)
            link.place = scope
        }
        if !found { pass.plainTypes.insert(type) }
    }
}
