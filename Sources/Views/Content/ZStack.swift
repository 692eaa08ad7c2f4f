/// Views on top of each other, the last in front.
public struct ZStack<Content: View>: View {
    public typealias Body = Never

    private let alignment: Alignment
    private let content: Content

    /// Each view is offered all the room, and the stack is as large as the largest.
    ///
    /// - Parameter alignment: where the smaller ones lie, by the direction of reading.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        var inner = context
        inner.axis = nil
        var children: [Node] = []
        inner.build(content, into: &children)
        nodes.append(LayersNode(children, alignment: alignment, in: context))
    }
}
