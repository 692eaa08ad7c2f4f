/// A shape filled with a colour, or with the foreground colour.
struct FilledShape<Outline: Shape>: View, PrimitiveView {
    typealias Body = Never

    let shape: Outline
    let color: Color?

    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        nodes.append(
            ShapeNode(shape, .fill, color ?? context.environment.foregroundColor ?? .primary, in: context))
    }
}
