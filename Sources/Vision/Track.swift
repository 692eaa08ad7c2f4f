package import Core

/// An animal's part that is followed from frame to frame.
package struct Track: Equatable, Sendable {
    /// Grows by one with every new animal; the same number is the same animal.
    package var identifier: Int
    /// Where it is now, smoothed; fractions of the picture.
    package var box: Rect
    /// Its points in shares of its box, smoothed; `nil` when they are not seen.
    var outline: Landmarks?
    /// When they were seen last; before the first time, when it was seen itself.
    var pointsSeen: Instant
    /// How it moves, as far as the detections up to `lastSeen` tell.
    var motion: BoxFilter
    /// Where the centre was at the last sighting, not smoothed.
    package var sighting: Point
    /// Movement of the centre in picture widths and heights a second.
    package var velocity: Point
    /// Score of the last detection, 0…1.
    package var score: Double
    package var firstSeen: Instant
    package var lastSeen: Instant
    /// True once it was seen long enough not to be a flicker.
    package var isConfirmed: Bool

    package init(
        identifier: Int, box: Rect, sighting: Point, velocity: Point, score: Double, firstSeen: Instant,
        lastSeen: Instant, isConfirmed: Bool
    ) {
        self.identifier = identifier
        self.box = box
        motion = BoxFilter(box)
        self.sighting = sighting
        self.velocity = velocity
        self.score = score
        self.firstSeen = firstSeen
        pointsSeen = firstSeen
        self.lastSeen = lastSeen
        self.isConfirmed = isConfirmed
    }

    /// Its eyes and nose, or its nostrils; fractions of the picture.
    package var landmarks: Landmarks? { outline?.placed(in: box) }

    /// Where it is at a moment after it was last seen: carried on as it moved, and at rest when it is not seen for long.
    package func box(at now: Instant) -> Rect { motion.box(after: max(0, now - lastSeen)) }
}
