/// Several views handed on as they are, to be modified together.
public struct Group<Content: View>: View {
    public typealias Body = Never

    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) { context.build(content, into: &nodes) }
}
