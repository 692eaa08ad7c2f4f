import Core

/// Children on top of each other, the last in front.
final class LayersNode: Node {
    private let alignment: Alignment
    private let children: [Node]

    init(_ children: [Node], alignment: Alignment, in context: BuildContext) {
        self.alignment = alignment
        self.children = children
        super.init(home: context.scope, in: context)
    }

    private func guide(of child: Node, for proposal: Proposal) -> Double {
        alignment.vertical.guide(height: child.size(for: proposal).height, child.baselines(for: proposal))
    }

    /// How far the children reach above and below the baseline that they share.
    private func extent(for proposal: Proposal) -> GuideExtent {
        var extent = GuideExtent()
        for child in children {
            extent.add(height: child.size(for: proposal).height, guide: guide(of: child, for: proposal))
        }
        return extent
    }

    override func measure(_ proposal: Proposal) -> Size {
        var size = Size.zero
        for child in children {
            let childSize = child.size(for: proposal)
            size.width = max(size.width, childSize.width)
            size.height = max(size.height, childSize.height)
        }
        if alignment.vertical.isOfText { size.height = extent(for: proposal).height }
        return size
    }

    override func findBaselines(_ proposal: Proposal) -> Baselines? {
        let size = size(for: proposal)
        let extent = alignment.vertical.isOfText ? extent(for: proposal) : nil
        var all: Baselines?
        for child in children {
            guard let own = child.baselines(for: proposal) else { continue }
            all = own.moved(down: origin(of: child, for: proposal, in: size, extent).y).joined(with: all)
        }
        return all
    }

    override func arrange(_ proposal: Proposal, at corner: Point) {
        let extent = alignment.vertical.isOfText ? extent(for: proposal) : nil
        for child in children {
            let origin = origin(of: child, for: proposal, in: size, extent)
            child.place(at: origin, proposal: proposal, base: corner)
        }
    }

    /// - Parameter extent: `nil` for an alignment by edges.
    private func origin(of child: Node, for proposal: Proposal, in size: Size, _ extent: GuideExtent?) -> Point {
        var origin = alignment.origin(of: child.size(for: proposal), in: size, direction)
        if let extent { origin.y = extent.top(guide: guide(of: child, for: proposal)) }
        return origin
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        for child in children { child.draw(on: canvas, from: frame.origin) }
    }
}
