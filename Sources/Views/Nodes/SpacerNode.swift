import Core

/// Takes what is offered along its stack, and draws nothing.
final class SpacerNode: Node {
    private let minLength: Double
    private let axis: Axis?

    init(minLength: Double?, in context: BuildContext) {
        self.minLength = minLength?.asLength ?? StackNode.defaultSpacing
        axis = context.axis
        super.init(home: context.scope, in: context)
    }

    /// Content comes first; a spacer gets what is left.
    override var priority: Double { -.infinity }
    override var isSpacer: Bool { true }

    override func measure(_ proposal: Proposal) -> Size {
        guard let axis else {
            return Size(width: max(minLength, proposal.width ?? 0), height: max(minLength, proposal.height ?? 0))
        }
        return Size(along: axis, max(minLength, proposal.along(axis) ?? 0), across: 0)
    }
}
