import Core

/// What of a feed is on the screen.
struct ShownFeed {
    let feed: any LiveFeed
    let revision: UInt64
    let pictureSize: Size?

    var hasNewPicture: Bool { feed.revision != revision }
    /// Views around a picture may follow its proportions.
    var hasNewSize: Bool { feed.pictureSize != pictureSize }
}
