import Core

/// Draws the newest picture of a feed, without building anything anew when it comes.
final class FeedNode: Node {
    private let feed: any LiveFeed
    private let gravity: FeedGravity
    private let mirrored: Bool

    init(_ feed: any LiveFeed, gravity: FeedGravity, mirrored: Bool, in context: BuildContext) {
        self.feed = feed
        self.gravity = gravity
        self.mirrored = mirrored
        super.init(home: context.scope, in: context)
    }

    override func measure(_ proposal: Proposal) -> Size {
        let own = feed.pictureSize
        return Size(width: proposal.width ?? own?.width ?? 10, height: proposal.height ?? own?.height ?? 10)
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        guard !frame.isEmpty else { return }
        canvas.append(feed: feed, in: frame, gravity: gravity, mirrored: mirrored)
    }
}
