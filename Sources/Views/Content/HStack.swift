/// Views side by side, in the direction of reading.
public struct HStack<Content: View>: View {
    public typealias Body = Never

    private let alignment: VerticalAlignment
    private let spacing: Double?
    private let content: Content

    /// Without a spacing, views are 8 points apart, and spacers touch their neighbours.
    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension HStack: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        var inner = context
        inner.axis = .horizontal
        var children: [Node] = []
        inner.build(content, into: &children)
        nodes.append(
            StackNode(
                axis: .horizontal, spacing: spacing, alignment: alignment.fraction,
                baseline: alignment.isOfText ? alignment : nil, children, in: context))
    }
}
