/// Takes all the room it is offered and builds its content knowing how much that is.
public struct GeometryReader<Content: View>: View {
    public typealias Body = Never

    private let content: @MainActor (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping @MainActor (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        let content = content
        nodes.append(
            GeometryNode(in: context) { proxy, inner, children in
                let (view, inner) = inner.evaluated(for: proxy) { content(proxy) }
                inner.build(view, into: &children)
            })
    }
}
