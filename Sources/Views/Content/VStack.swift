/// Views below one another.
public struct VStack<Content: View>: View {
    public typealias Body = Never

    private let alignment: HorizontalAlignment
    private let spacing: Double?
    private let content: Content

    /// Without a spacing, views are 8 points apart, and spacers touch their neighbours.
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension VStack: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        var inner = context
        inner.axis = .vertical
        var children: [Node] = []
        inner.build(content, into: &children)
        let fraction = alignment.fraction(context.environment.layoutDirection)
        nodes.append(StackNode(axis: .vertical, spacing: spacing, alignment: fraction, children, in: context))
    }
}
