/// A view that is built in a changed context.
struct ContextView<Content: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let change: @MainActor (inout BuildContext) -> Void

    init(_ content: Content, change: @escaping @MainActor (inout BuildContext) -> Void) {
        self.content = content
        self.change = change
    }

    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        var context = context
        change(&context)
        context.build(content, into: &nodes)
    }
}
