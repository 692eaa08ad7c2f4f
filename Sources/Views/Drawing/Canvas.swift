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
    /// Whether the next moment will look different.
    private(set) var isMoving = false

    // What surrounds the node that draws; changed around the drawing of children, and put back.
    var owner: Interaction?
    var acceptsTouches = true
    var accessibilityLabel: String?
    var blurRadius = 0.0
    private var transform = Similarity.identity
    private var clip: Rect?
    private var openTarget: Int?
    /// What cannot be seen is drawn in silence: its nodes still learn where they belong.
    private var isHidden = false

    init(now: Instant) { self.now = now }

    var commandCount: Int { list.commands.count }

    func append(_ command: DrawCommand) {
        if !isHidden { list.append(command) }
    }

    func willMove() {
        if !isHidden { isMoving = true }
    }

    func append(feed: any LiveFeed, in rect: Rect, gravity: FeedGravity, mirrored: Bool) {
        guard !isHidden else { return }
        let (reference, revision) = (FeedReference(feed), feed.revision)
        feeds.append(ShownFeed(feed: feed, revision: revision, pictureSize: feed.pictureSize))
        append(
            .feed(
                reference, revision: revision, in: rect, gravity: gravity, mirrored: mirrored, blurRadius: blurRadius))
        cover(rect)
    }

    func append(key: KeyAction) {
        if !isHidden { keys.append(key) }
    }

    func append(turn action: @escaping @MainActor () -> Void) { turns.append(action) }

    /// From here on only what comes now hears keys and is listed as a touch target.
    func beginModal() {
        keys.removeAll()
        for index in regions.indices { regions[index].isBehindModal = true }
    }

    /// Says that this rectangle is seen, so that touches do not reach what lies behind it.
    func cover(_ rect: Rect) {
        guard acceptsTouches, !isHidden else { return }
        regions.append(TouchRegion(visible(rect), transform, owner: owner, isTarget: false))
    }

    /// Text that was drawn names the button that it is part of.
    func name(_ text: String) {
        guard let openTarget, regions[openTarget].label == nil else { return }
        regions[openTarget].label = text
    }

    /// Draws what belongs to a touch target; all of the rectangle can be touched.
    func target(_ interaction: Interaction, in rect: Rect, _ draw: () -> Void) {
        guard acceptsTouches, !isHidden else { return draw() }
        let (outerOwner, outerTarget) = (owner, openTarget)
        owner = interaction
        openTarget = regions.count
        var region = TouchRegion(visible(rect), transform, owner: interaction, isTarget: true)
        region.label = accessibilityLabel
        regions.append(region)
        draw()
        (owner, openTarget) = (outerOwner, outerTarget)
    }

    func clipped(to rect: Rect, cornerRadius: Double, _ draw: () -> Void) {
        let outer = clip
        if transform.isIdentity { clip = outer.map { $0.intersection(rect) } ?? rect }
        append(.pushClip(rect, cornerRadius: cornerRadius))
        draw()
        append(.popClip)
        clip = outer
    }

    func transformed(rotation: Double, scale: Double, anchor: Point, _ draw: () -> Void) {
        guard rotation != 0 || scale != 1 else { return draw() }
        guard scale != 0 else { return hidden(draw) }
        let outer = transform
        transform = outer.after(Similarity(rotation: rotation, scale: scale, anchor: anchor))
        append(.pushTransform(rotation: rotation, scale: scale, anchor: anchor))
        draw()
        append(.popTransform)
        transform = outer
    }

    /// Without any opacity nothing is drawn, and nothing can be touched.
    func faded(_ opacity: Double, _ draw: () -> Void) {
        guard opacity > 0 else { return hidden(draw) }
        guard opacity < 1 else { return draw() }
        append(.pushOpacity(opacity))
        draw()
        append(.popOpacity)
    }

    private func hidden(_ draw: () -> Void) {
        let outer = isHidden
        isHidden = true
        draw()
        isHidden = outer
    }

    private func visible(_ rect: Rect) -> Rect {
        guard let clip, transform.isIdentity else { return rect }
        return rect.intersection(clip)
    }
}
