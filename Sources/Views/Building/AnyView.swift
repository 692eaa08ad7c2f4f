/// A view whose type is not known when the program is compiled. Another type begins with new state.
public struct AnyView: View {
    /// Drawn by the kit, without a body of its own.
    public typealias Body = Never

    let content: any View

    /// Hides the view's type. A view of the same type at this place keeps its state.
    public init<Content: View>(_ content: Content) { self.content = content }

    /// The same for a view whose type is hidden already.
    public init(erasing content: any View) { self.content = content }
}

extension AnyView: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        context.child(.type(ObjectIdentifier(type(of: content)))).build(content, into: &nodes)
    }
}
