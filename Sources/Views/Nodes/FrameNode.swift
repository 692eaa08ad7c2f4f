import Core

/// A frame of fixed lengths; a length that is not given is the child's.
final class FrameNode: WrapperNode {
    private let width: Double?
    private let height: Double?
    private let alignment: Alignment

    init(_ child: Node, width: Double?, height: Double?, alignment: Alignment, in context: BuildContext) {
        // A fixed length is a number of points; infinity is asked for with a greatest length.
        self.width = width?.asLength
        self.height = height?.asLength
        self.alignment = alignment
        super.init(child, in: context)
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func measure(_ proposal: Proposal) -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let inner = child.size(for: inner(proposal))
        return Size(width: width ?? inner.width, height: height ?? inner.height)
    }

    override func findBaselines(_ proposal: Proposal) -> Baselines? {
        let inner = inner(proposal)
        guard let baselines = child.baselines(for: inner) else { return nil }
        return baselines.moved(
            down: alignment.origin(of: child.size(for: inner), in: size(for: proposal), direction).y)
    }

    override func arrange(_ proposal: Proposal, at corner: Point) {
        let inner = inner(proposal)
        let origin = alignment.origin(of: child.size(for: inner), in: size, direction)
        child.place(at: origin, proposal: inner, base: corner)
    }
}
