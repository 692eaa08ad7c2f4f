import Core

/// What a feed's blurred picture depends on, the picture itself aside, and how it is made: by halving again and again
/// and doubling back part of the way.
struct BlurPlan: Equatable {
    let feed: ObjectIdentifier
    /// In fractions of the feed's picture.
    let source: Rect
    /// On the panel, in pixels.
    let size: Size
    /// How often it is halved.
    let levels: Int

    /// - Parameters:
    ///   - radius: in points; about twice the standard deviation.
    ///   - scale: pixels a point.
    init(_ feed: any LiveFeed, _ placement: FeedPlacement, radius: Double, scale: Double) {
        self.feed = ObjectIdentifier(feed)
        source = placement.source
        size = Size(width: placement.place.width * scale, height: placement.place.height * scale)
        var levels = 1
        while levels < 6, Double(2 << levels) <= radius * scale { levels += 1 }
        self.levels = levels
    }

    /// The halvings of each picture on the way to the result.
    var path: [Int] { Array(1...levels) + (resultLevel..<levels).reversed() }

    /// Doubling back further is left to the panel: nobody sees the difference.
    var resultLevel: Int { max(1, levels - 2) }

    func size(at level: Int) -> PixelSize { BlurPlan.size(size, at: level) }

    /// Of the target for a level, and the same for everything that is no larger than the view, whose size in pixels is
    /// `room`: so a picture that grows or moves is drawn into the same targets again.
    func targetSize(at level: Int, room: PixelSize) -> PixelSize {
        let needed = size(at: level)
        let usual = BlurPlan.size(Size(width: Double(room.width), height: Double(room.height)), at: level)
        func side(_ needed: Int, _ usual: Int) -> Int {
            needed <= usual ? usual : min(max(needed / 64 * 64 + 64, needed), BlurPlan.greatestSide)
        }
        return PixelSize(width: side(needed.width, usual.width), height: side(needed.height, usual.height))
    }

    /// Larger than any panel's half, and small enough to be made.
    private static let greatestSide = 4096

    private static func size(_ size: Size, at level: Int) -> PixelSize {
        let divisor = Double(1 << level)
        func side(_ length: Double) -> Int { min(max(2, Int(pixels: (length / divisor).rounded())), greatestSide) }
        return PixelSize(width: side(size.width), height: side(size.height))
    }
}
