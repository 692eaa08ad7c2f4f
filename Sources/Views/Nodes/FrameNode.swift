import Core

/// A frame of fixed lengths; a length that is not given is the child's.
final class FrameNode: AlignedNode {
    private let width: Double?
    private let height: Double?

    init(_ child: Node, width: Double?, height: Double?, alignment: Alignment, in context: BuildContext) {
        // A fixed length is a number of points; infinity is asked for with a greatest length.
        self.width = width?.asLength
        self.height = height?.asLength
        super.init(child, alignment: alignment, in: context)
    }

    override func inner(_ proposal: Proposal) -> Proposal {
        Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func measure(_ proposal: Proposal) -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let inner = child.size(for: inner(proposal))
        return Size(width: width ?? inner.width, height: height ?? inner.height)
    }
}
