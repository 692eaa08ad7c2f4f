/// A view each of whose nodes gets another one around it.
struct WrappedView<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let wrap: @MainActor (Node, BuildContext) -> Node

    init(_ content: Content, wrap: @escaping @MainActor (Node, BuildContext) -> Node) {
        self.content = content
        self.wrap = wrap
    }

    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        let first = nodes.count
        context.build(content, into: &nodes)
        for index in first..<nodes.count { nodes[index] = wrap(nodes[index], context) }
    }
}
