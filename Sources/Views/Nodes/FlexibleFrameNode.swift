import Core

/// A frame with least, ideal and greatest lengths.
final class FlexibleFrameNode: AlignedNode {
    /// The bounds of one side.
    struct Bounds {
        let least: Double?
        let ideal: Double?
        let greatest: Double?

        init(least: Double?, ideal: Double?, greatest: Double?) {
            self.least = least?.asLength
            self.ideal = ideal?.asLength
            self.greatest = greatest?.asGreatestLength
        }

        func offer(_ proposed: Double?) -> Double? {
            guard let length = proposed ?? ideal else { return nil }
            return min(max(length, least ?? -.infinity), greatest ?? .infinity)
        }

        /// A given bound makes the frame follow the offer on that side of the child's length, as far as the bound.
        func answer(_ offered: Double?, child: Double) -> Double {
            let offered = offered ?? child
            var length = child
            if let least { length = max(least, min(length, offered)) }
            if let greatest { length = min(greatest, max(length, offered)) }
            return length
        }
    }

    private let horizontal: Bounds
    private let vertical: Bounds

    init(_ child: Node, _ horizontal: Bounds, _ vertical: Bounds, alignment: Alignment, in context: BuildContext) {
        self.horizontal = horizontal
        self.vertical = vertical
        super.init(child, alignment: alignment, in: context)
    }

    override func inner(_ proposal: Proposal) -> Proposal {
        Proposal(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    }

    override func measure(_ proposal: Proposal) -> Size {
        let inner = inner(proposal)
        let child = child.size(for: inner)
        return Size(
            width: horizontal.answer(inner.width, child: child.width),
            height: vertical.answer(inner.height, child: child.height))
    }
}
