/// A colour fills the room it is offered.
extension Color: View {
    public typealias Body = Never
}

extension Color: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        nodes.append(ShapeNode(Rectangle(), .fill, self, in: context))
    }
}
