import Core

/// Collects what the nodes draw, and what of it can be touched.
@MainActor final class Canvas {
    private(set) var list = DrawList()
    private(set) var regions: [TouchRegion] = []
    private(set) var keys: [KeyAction] = []
    /// What wants to be called in every turn of the loop.
    private(set) var turns: [@MainActor () -> Void] = []
    private(set) var feeds: [ShownFeed] = []
    let now: Instant
    /// Seconds until it looks so different that it has to be drawn again; `nil` when it stands still.
    private(set) var nextMove: Double?

    // What surrounds the node that draws; changed around the drawing of children, and put back.
    var owner: Interaction?
    var acceptsTouches = true
    var accessibilityLabel: String?
    var blurRadius = 0.0
    /// The node that draws.
    var innermost: Node?
    private var transform = Transform.identity
    /// From the outside in; neighbours lie in different coordinates.
    private var clips: [TouchClip] = []
    private var openTarget: Int?
    /// What cannot be seen is drawn in silence: its nodes still learn where they belong.
    private var isHidden = false
    private var part = Part.tree
    private let hasRemains: Bool
    /// How many parts of what has left the tree were drawn.
    private var remains = 0

    /// What the node that draws belongs to.
    private enum Part {
        case tree
        /// Something that is no longer in the tree: of it only what is leaving is seen.
        case remains
        /// What is leaving. It is seen, and neither hears nor feels anything.
        case leaving
    }

    /// - Parameter hasRemains: whether anything has left the tree and is still to be seen.
    init(now: Instant, hasRemains: Bool = false) {
        self.now = now
        self.hasRemains = hasRemains
    }

    var drawsTree: Bool { part == .tree }
    private var isSeen: Bool { !isHidden && part != .remains }
    private var isHeard: Bool { !isHidden && drawsTree }

    func append(_ command: DrawCommand) {
        if isSeen { list.append(command) }
    }

    /// Clips, transforms and opacities: around what is leaving they are wanted before it is met.
    private func enclose(_ command: DrawCommand) {
        if !isHidden { list.append(command) }
    }

    /// - Parameter interval: in seconds, before which it is not worth a picture of its own.
    func willMove(after interval: Double = 0) {
        if isSeen { nextMove = min(nextMove ?? interval, interval) }
    }

    /// Draws what is still to be seen of a node that is no longer in the tree; false when that is nothing.
    func drawRemains(of node: Node) -> Bool {
        guard hasRemains else { return false }
        let (outer, count, earlier) = (part, list.commands.count, remains)
        part = .remains
        node.showRemains(on: self)
        part = outer
        if remains == earlier { list.commands.removeSubrange(count...) }
        return remains > earlier
    }

    /// Draws something that is leaving.
    func leaving(_ draw: () -> Void) {
        let outer = part
        part = .leaving
        remains += 1
        draw()
        part = outer
    }

    func append(feed: any LiveFeed, in rect: Rect, gravity: FeedGravity, mirrored: Bool) {
        guard isSeen else { return }
        let (reference, revision) = (FeedReference(feed), feed.revision)
        feeds.append(ShownFeed(feed: feed, revision: revision, pictureSize: feed.pictureSize))
        append(
            .feed(
                reference, revision: revision, in: rect, gravity: gravity, mirrored: mirrored, blurRadius: blurRadius))
        cover(rect)
    }

    func append(key: KeyAction) {
        if isHeard { keys.append(key) }
    }

    func append(turn action: @escaping @MainActor () -> Void) {
        if drawsTree { turns.append(action) }
    }

    /// From here on only what comes now hears keys and is listed as a touch target.
    func beginModal() {
        guard drawsTree else { return }
        keys.removeAll()
        for index in regions.indices { regions[index].isBehindModal = true }
    }

    /// Says that this rectangle is seen, so that touches do not reach what lies behind it, or do between glyphs.
    func cover(_ rect: Rect, as cover: TouchRegion.Cover = .solid) {
        guard acceptsTouches, isHeard else { return }
        regions.append(TouchRegion(rect, transform, within: clips, owner: owner, isTarget: false, cover: cover))
    }

    /// Text that was drawn names the button that it is part of.
    func name(_ text: String) {
        guard drawsTree, let openTarget, regions[openTarget].label == nil else { return }
        regions[openTarget].label = text
    }

    /// Draws what belongs to a touch target; all of the rectangle can be touched.
    func target(_ interaction: Interaction, in rect: Rect, _ draw: () -> Void) {
        guard acceptsTouches, isHeard else { return draw() }
        let (outerOwner, outerTarget) = (owner, openTarget)
        owner = interaction
        openTarget = regions.count
        var region = TouchRegion(rect, transform, within: clips, owner: interaction, isTarget: true)
        region.label = accessibilityLabel
        regions.append(region)
        draw()
        (owner, openTarget) = (outerOwner, outerTarget)
    }

    func clipped(to rect: Rect, cornerRadius: Double, _ draw: () -> Void) {
        clipped(to: rect, with: .pushClip(rect, cornerRadius: cornerRadius), draw)
    }

    /// Cuts to what filling the shape would cover, and touches to the rectangle around it.
    func clipped(to shape: DrawShape, _ draw: () -> Void) {
        switch shape {
        case .rectangle(let rect): clipped(to: rect, cornerRadius: 0, draw)
        case .roundedRectangle(let rect, let cornerRadius): clipped(to: rect, cornerRadius: cornerRadius, draw)
        case .ellipse(let rect) where rect.width == rect.height:
            clipped(to: rect, cornerRadius: rect.width / 2, draw)
        case .ellipse, .arc, .polygon, .polyline:
            // Without points, or with one that is nowhere, there is nothing inside.
            guard shape.hasPlace, let bounds = shape.bounds else { return hidden(draw) }
            clipped(to: bounds, with: .pushShapeClip(shape), draw)
        }
    }

    private func clipped(to rect: Rect, with push: DrawCommand, _ draw: () -> Void) {
        let outer = clips
        if let last = clips.last, last.transform == transform {
            clips[clips.count - 1].rect = last.rect.intersection(rect)
        } else {
            clips.append(TouchClip(rect: rect, transform: transform))
        }
        enclose(push)
        draw()
        enclose(.popClip)
        clips = outer
    }

    func transformed(rotation: Double, scale: Double, anchor: Point, _ draw: () -> Void) {
        guard rotation != 0 || scale != 1 else { return draw() }
        guard scale != 0 else { return hidden(draw) }
        let outer = transform
        transform = outer.after(Transform.turned(rotation, scale: scale, about: anchor))
        enclose(.pushTransform(rotation: rotation, scale: scale, anchor: anchor))
        draw()
        enclose(.popTransform)
        transform = outer
    }

    func scaled(x: Double, y: Double, anchor: Point, _ draw: () -> Void) {
        guard x != y else { return transformed(rotation: 0, scale: x, anchor: anchor, draw) }
        guard x != 0, y != 0 else { return hidden(draw) }
        let outer = transform
        transform = outer.after(Transform.scaled(x: x, y: y, about: anchor))
        enclose(.pushScale(x: x, y: y, anchor: anchor))
        draw()
        enclose(.popTransform)
        transform = outer
    }

    /// Without any opacity nothing is drawn, and nothing can be touched.
    func faded(_ opacity: Double, _ draw: () -> Void) {
        guard opacity > 0 else { return hidden(draw) }
        guard opacity < 1 else { return draw() }
        enclose(.pushOpacity(opacity))
        draw()
        enclose(.popOpacity)
    }

    private func hidden(_ draw: () -> Void) {
        let outer = isHidden
        isHidden = true
        draw()
        isHidden = outer
    }
}
