import Core
import Imaging
import Views

/// Where a feed's picture lies and which part of it is seen.
struct FeedPlacement: Equatable {
    /// In points, inside the command's rectangle.
    let place: Rect
    /// In fractions of the picture as it was taken.
    let source: Rect

    /// `nil` before the first picture.
    init?(feed: any LiveFeed, rect: Rect, gravity: FeedGravity, mirrored: Bool) {
        guard let picture = feed.pictureSize, picture.width > 0, picture.height > 0 else { return nil }
        let mapping = PictureMapping(
            picture: picture, view: rect, gravity: gravity == .resizeAspect ? .aspect : .aspectFill,
            mirrored: mirrored)
        place = rect.intersection(mapping.pictureRect)
        source = mapping.visibleFraction
    }
}
