/// A view whose type is not known when the program is compiled. Another type begins with new state.
public struct AnyView: View {
    public typealias Body = Never

    let content: any View

    public init<Content: View>(_ content: Content) { self.content = content }

    public init(erasing content: any View) { self.content = content }
}

extension AnyView: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        context.child(.type(ObjectIdentifier(type(of: content)))).build(content, into: &nodes)
    }
}
