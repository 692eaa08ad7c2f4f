/// Nothing: no size, no place in a stack.
public struct EmptyView: View {
    public typealias Body = Never

    public init() {}
}

extension EmptyView: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {}
}
