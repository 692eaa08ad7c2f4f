/// Nothing: no size, no place in a stack.
public struct EmptyView: View {
    /// Drawn by the kit, without a body of its own.
    public typealias Body = Never

    /// For a branch that shows nothing.
    public init() {}
}

extension EmptyView: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {}
}
