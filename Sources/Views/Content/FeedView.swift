public import Core

/// The moving picture of a feed, in the room it is offered.
public struct FeedView: View {
    public typealias Body = Never

    private let feed: any LiveFeed
    private let gravity: FeedGravity
    private let mirrored: Bool

    /// A view that takes the room it is offered; where nothing is offered, a pixel of the picture is a point. It is
    /// dark until the first picture is there.
    ///
    /// - Parameters:
    ///   - gravity: whether the picture covers the room and is cut, or fits into it and leaves the rest as it is.
    ///   - mirrored: whether left and right are exchanged, as in a mirror; the direction of reading has no part in it.
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
