import Core

/// Gives its child a size of fixed proportions, within the offered room or covering it.
final class AspectNode: WrapperNode {
    private let ratio: Double?
    private let mode: ContentMode

    init(_ child: Node, _ ratio: Double?, _ mode: ContentMode, in context: BuildContext) {
        self.ratio = ratio.flatMap { $0.isFinite ? $0 : nil }
        self.mode = mode
        super.init(child, in: context)
    }

    override func inner(_ proposal: Proposal) -> Proposal {
        let ideal = child.size(for: .ideal)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0 else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return self.ratio == nil ? proposal : Proposal(width: ideal.width, height: ideal.width / ratio)
        case (let width?, nil): return Proposal(width: width, height: width / ratio)
        case (nil, let height?): return Proposal(width: height * ratio, height: height)
        case (let width?, let height?):
            let isWidthBound = (width / ratio <= height) == (mode == .fit)
            return isWidthBound
                ? Proposal(width: width, height: width / ratio) : Proposal(width: height * ratio, height: height)
        }
    }
}
