/// The line along a shape.
struct StrokedShape<Outline: Shape>: View, PrimitiveView {
    typealias Body = Never

    let shape: Outline
    let color: Color?
    let style: StrokeStyle
    let isInside: Bool

    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        nodes.append(
            ShapeNode(
                shape, .stroke(style, isInside: isInside),
                color ?? context.environment.foregroundColor ?? .primary, in: context))
    }
}
