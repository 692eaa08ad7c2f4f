/// Views one after the other, told apart by their place in the list.
public struct TupleView: View {
    /// Drawn by the kit, without a body of its own.
    public typealias Body = Never

    let children: [any View]

    init(_ children: [any View]) { self.children = children }
}

extension TupleView: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        for (index, child) in children.enumerated() {
            context.child(.index(index)).build(child, into: &nodes)
        }
    }
}
