/// Several views handed on as they are, to be modified together.
public struct Group<Content: View>: View {
    /// Drawn by the kit, without a body of its own.
    public typealias Body = Never

    let content: Content

    /// Adds no box: each view takes its own place in the container around.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) { context.build(content, into: &nodes) }
}
