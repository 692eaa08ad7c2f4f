/// A view that the kit itself knows how to lay out, in place of a body.
@MainActor protocol PrimitiveView: View where Body == Never {
    /// Appends the nodes that stand for this view: none, one, or several that the surrounding container arranges.
    func makeNodes(in context: BuildContext, into nodes: inout [Node])
}
