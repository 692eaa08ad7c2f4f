/// A thin line across the direction of its stack.
public struct Divider: View {
    public typealias Body = Never

    /// One point thick, in the foreground colour at 24 %, as long as there is room. Upright in a row, else level.
    public init() {}
}

extension Divider: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        let line = ShapeNode(
            Rectangle(), .fill, (context.environment.foregroundColor ?? .primary).opacity(0.24), in: context)
        let isUpright = context.axis == .horizontal
        nodes.append(
            FrameNode(
                line, width: isUpright ? 1 : nil, height: isUpright ? nil : 1, alignment: .center, in: context))
    }
}
