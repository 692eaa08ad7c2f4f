/// Takes all the room it is offered and builds its content knowing how much that is.
public struct GeometryReader<Content: View>: View {
    public typealias Body = Never

    private let content: @MainActor (GeometryProxy) -> Content

    /// The content is made on the main thread, anew when the reader's size or place is another one or something that it
    /// reads has changed. It begins at the top leading corner; several views lie on top of each other. Where nothing is
    /// offered the reader has 10 points a side.
    public init(@ViewBuilder content: @escaping @MainActor (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        let content = content
        nodes.append(
            GeometryNode(in: context) { proxy, inner, children in
                let (view, inner) = inner.evaluated(by: Self.self, for: proxy) { content(proxy) }
                inner.build(view, into: &children)
            })
    }
}
