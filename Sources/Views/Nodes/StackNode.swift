import Core

/// Children one after the other along an axis, who share the length by how flexible they are.
final class StackNode: Node {
    private let axis: Axis
    private let spacing: Double?
    /// The part of the free room across the axis that lies before a child.
    private let alignment: Double
    /// The baseline by which the children of a row line up; `nil` when they do by their edges.
    private let baseline: VerticalAlignment?
    private let children: [Node]

    static let defaultSpacing = 8.0

    init(
        axis: Axis, spacing: Double?, alignment: Double, baseline: VerticalAlignment? = nil, _ children: [Node],
        in context: BuildContext
    ) {
        self.axis = axis
        self.baseline = baseline
        self.spacing = spacing.flatMap { $0.isFinite ? $0.asDistance : nil }
        self.alignment = alignment
        self.children = children
        super.init(home: context.scope, in: context)
    }

    private func gap(after index: Int) -> Double {
        guard index + 1 < children.count else { return 0 }
        if let spacing { return spacing }
        return children[index].isSpacer || children[index + 1].isSpacer ? 0 : Self.defaultSpacing
    }

    override func measure(_ proposal: Proposal) -> Size {
        let shares = shares(of: proposal)
        var (length, breadth) = (0.0, 0.0)
        for (index, child) in children.enumerated() {
            let size = child.size(for: shares[index])
            length += size.along(axis) + gap(after: index)
            breadth = max(breadth, size.across(axis))
        }
        if let extent = extent(shares) { breadth = extent.height }
        return Size(along: axis, length, across: breadth)
    }

    /// How far the children of a row reach above and below the baseline that they share; `nil` when they share none.
    private func extent(_ shares: [Proposal]) -> GuideExtent? {
        guard let baseline else { return nil }
        var extent = GuideExtent()
        for (child, share) in zip(children, shares) {
            let height = child.size(for: share).height
            extent.add(height: height, guide: baseline.guide(height: height, child.baselines(for: share)))
        }
        return extent
    }

    /// From the stack's side to the child's, across the axis.
    private func across(
        _ child: Node, _ childSize: Size, for share: Proposal, in size: Size, _ extent: GuideExtent?
    ) -> Double {
        guard let extent, let baseline else { return (size.across(axis) - childSize.across(axis)) * alignment }
        return extent.top(guide: baseline.guide(height: childSize.height, child.baselines(for: share)))
    }

    override func findBaselines(_ proposal: Proposal) -> Baselines? {
        let shares = shares(of: proposal)
        let extent = extent(shares)
        let size = size(for: proposal)
        var all: Baselines?
        var position = 0.0
        for (index, child) in children.enumerated() {
            let childSize = child.size(for: shares[index])
            if let own = child.baselines(for: shares[index]) {
                let top =
                    axis == .vertical
                    ? position : across(child, childSize, for: shares[index], in: size, extent)
                all = own.moved(down: top).joined(with: all)
            }
            position += childSize.along(axis) + gap(after: index)
        }
        return all
    }

    override func arrange(_ proposal: Proposal, at corner: Point) {
        let shares = shares(of: proposal)
        let extent = extent(shares)
        let isMirrored = axis == .horizontal && direction == .rightToLeft
        var position = isMirrored ? size.width : 0
        for (index, child) in children.enumerated() {
            let childSize = child.size(for: shares[index])
            if isMirrored { position -= childSize.width }
            let across = across(child, childSize, for: shares[index], in: size, extent)
            let offset = Size(along: axis, position, across: across)
            child.place(at: Point(x: offset.width, y: offset.height), proposal: shares[index], base: corner)
            position += isMirrored ? -gap(after: index) : childSize.along(axis) + gap(after: index)
        }
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        for child in children { child.draw(on: canvas, from: frame.origin) }
    }

    /// What each child is offered: the least flexible of the highest priority choose first, each from an equal share
    /// of what is left, while the least lengths of lower priorities stay reserved.
    private func shares(of proposal: Proposal) -> [Proposal] {
        let across = proposal.across(axis)
        func offer(_ length: Double?) -> Proposal { Proposal(along: axis, length, across: across) }

        guard let length = proposal.along(axis), length > 0, length < .infinity, !children.isEmpty else {
            return Array(repeating: offer(proposal.along(axis)), count: children.count)
        }
        var room = length
        for index in children.indices { room -= gap(after: index) }
        if children.count == 1 { return [offer(max(0, room))] }

        let least = children.map { $0.size(for: offer(0)).along(axis) }
        let flexibility = children.indices.map { children[$0].size(for: offer(.infinity)).along(axis) - least[$0] }
        let order = children.indices.sorted { left, right in
            let (one, other) = (children[left].priority, children[right].priority)
            if one != other { return one > other }
            if flexibility[left] != flexibility[right] { return flexibility[left] < flexibility[right] }
            return left < right
        }
        var shares = Array(repeating: offer(0), count: children.count)
        var reserved = least.reduce(0, +)
        var position = 0
        while position < order.count {
            let priority = children[order[position]].priority
            let group = order[position...].prefix { children[$0].priority == priority }
            for index in group { reserved -= least[index] }
            var waiting = group.count
            for index in group {
                let share = max(0, room - reserved) / Double(waiting)
                shares[index] = offer(share)
                room -= children[index].size(for: shares[index]).along(axis)
                waiting -= 1
            }
            position += group.count
        }
        return shares
    }
}
