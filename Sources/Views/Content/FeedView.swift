public import Core

/// The moving picture of a feed, in the room it is offered.
public struct FeedView: View {
    public typealias Body = Never

    private let feed: any LiveFeed
    private let gravity: FeedGravity
    private let mirrored: Bool

    public init(feed: any LiveFeed, gravity: FeedGravity = .resizeAspectFill, mirrored: Bool = false) {
        self.feed = feed
        self.gravity = gravity
        self.mirrored = mirrored
    }
}

extension FeedView: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        nodes.append(FeedNode(feed, gravity: gravity, mirrored: mirrored, in: context))
    }
}
