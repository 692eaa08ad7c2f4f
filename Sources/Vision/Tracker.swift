package import Core
import Glibc

/// Follows one part of one animal through detections that come now and then, and tells where it is in between.
///
/// All constants are seconds, so that it behaves alike at any frame rate. A value: the same detections at the same
/// times give the same track.
package struct Tracker: Equatable, Sendable {
    /// A track is believed after this many seconds in view: three frames of a fast detector, two looks of a slow one.
    static let confirmation = 0.10
    /// And given up after this many out of view: two looks of a slow detector may miss it.
    static let patience = 0.45
    /// Another place must show the animal, and the old one be empty, for so long before the track leaps there.
    static let leapDelay = 0.25
    /// Seconds over which the speed is averaged that `Track.velocity` tells.
    static let speedMemory = 0.15

    /// Seconds over which the places of eyes, nose and nostrils are averaged: as long as a head takes to turn.
    static let pointMemory = 0.15
    /// Seconds after which points that are not seen any more are no longer told.
    static let pointPatience = 0.3

    private var current: Track?
    /// What else is seen, followed in the same way: another animal, or the same one after a leap.
    private var other: Track?
    private var companySeen: Instant?
    private var count = 0

    package init() {}

    /// The animal followed now; `nil` when there is none.
    package var track: Track? { current }

    /// Whether a second animal stays beside the one that is followed. Lasts through detections that miss it.
    package private(set) var hasCompany = false

    /// Takes in what was seen at a moment. Moments never go back.
    package mutating func update(_ detections: [Detection], at now: Instant) {
        expire(at: now)
        let taken = follow(detections, at: now)
        followOther(detections.filter { $0 != taken && $0.box.overlap(with: taken?.box ?? .zero) < 0.3 }, at: now)
        carry(to: now)
    }

    /// Moves on without a detection.
    package mutating func advance(to now: Instant) {
        expire(at: now)
        carry(to: now)
    }

    /// Follows the first animal, and returns the detection that was taken for it.
    private mutating func follow(_ detections: [Detection], at now: Instant) -> Detection? {
        guard var track = current else { return begin(detections, at: now) }
        let mate = Tracker.mate(of: track, among: detections, at: now)
        if let whole = Tracker.whole(of: track, clearerThan: mate, among: detections) {
            // A nostril was followed until the nose was seen.
            return begin([whole], at: now)
        }
        guard let mate else {
            // What was seen once and not again was a flicker, and holds no place against what is there now.
            return track.isConfirmed ? nil : begin(detections, at: now)
        }
        track.follow(mate, at: now)
        current = track
        return mate
    }

    /// Follows what else is there; it becomes the track only when it lasts and the old place stays empty.
    private mutating func followOther(_ detections: [Detection], at now: Instant) {
        guard let track = current else {
            other = nil
            return
        }
        guard var known = other, let mate = Tracker.mate(of: known, among: detections, at: now) else {
            if let best = Tracker.clearest(detections), other?.isConfirmed != true { other = open(best, at: now) }
            return
        }
        known.follow(mate, at: now)
        other = known
        // Both were seen meanwhile: one animal that has leapt was never in two places.
        let together = track.lastSeen - known.firstSeen
        if together >= Tracker.confirmation, mate.isCompany(of: track.box) { companySeen = now }
        if now - max(known.firstSeen, track.lastSeen) >= Tracker.leapDelay {
            current = known
            other = nil
        }
    }

    private mutating func begin(_ detections: [Detection], at now: Instant) -> Detection? {
        guard let best = Tracker.clearest(detections) else { return nil }
        current = open(best, at: now)
        return best
    }

    private mutating func open(_ detection: Detection, at now: Instant) -> Track {
        count += 1
        var track = Track(
            identifier: count, box: detection.box, sighting: detection.box.center, velocity: .zero,
            score: detection.score, firstSeen: now, lastSeen: now, isConfirmed: false)
        track.outline = detection.landmarks?.seen(from: detection.box)
        return track
    }

    private mutating func carry(to now: Instant) {
        if let track = current { current?.box = track.box(at: now) }
        hasCompany = current != nil && companySeen.map { now - $0 <= Tracker.patience } ?? false
    }

    private mutating func expire(at now: Instant) {
        if let track = other, now - track.lastSeen > Tracker.patience { other = nil }
        if let track = current, now - track.lastSeen > Tracker.patience {
            current = other?.isConfirmed == true ? other : nil
            other = nil
        }
    }

    /// Of what may be what is followed, the one for which most speaks.
    private static func mate(of track: Track, among detections: [Detection], at now: Instant) -> Detection? {
        let expected = track.box(at: now)
        return detections.compactMap { (detection) in
            detection.worth(asExpected: expected).map { (detection, $0) }
        }.max { $0.1 < $1.1 }?.0
    }

    /// The best that is clear enough to begin a track.
    private static func clearest(_ detections: [Detection]) -> Detection? {
        detections.filter { $0.score >= Detection.startingScore }.max { $0.score < $1.score }
    }

    /// What encloses the track, is far larger, and is seen clearly better than what matches it.
    private static func whole(
        of track: Track, clearerThan mate: Detection?, among detections: [Detection]
    ) -> Detection? {
        detections.filter {
            $0.score >= Detection.startingScore && $0.score > 1.2 * (mate?.score ?? 0)
                && $0.box.contains(track.box.center) && $0.box.area > 2 * track.box.area
        }.max { $0.score < $1.score }
    }
}

extension Track {
    /// Takes in where it was seen again.
    fileprivate mutating func follow(_ mate: Detection, at now: Instant) {
        let elapsed = now - lastSeen
        if elapsed > 0 {
            // From sighting to sighting, and slower to change than the place, so that shake averages out.
            let weight = 1 - exp(-elapsed / Tracker.speedMemory)
            velocity.x += ((mate.box.midX - sighting.x) / elapsed - velocity.x) * weight
            velocity.y += ((mate.box.midY - sighting.y) / elapsed - velocity.y) * weight
        }
        motion.update(mate.box, after: elapsed)
        if let points = mate.landmarks?.seen(from: mate.box) {
            outline = outline?.moved(towards: points, by: 1 - exp(-elapsed / Tracker.pointMemory)) ?? points
            pointsSeen = now
        } else if now - pointsSeen > Tracker.pointPatience {
            // Where they were is not how the animal is held now.
            outline = nil
        }
        box = mate.box
        sighting = mate.box.center
        score = mate.score
        lastSeen = now
        if now - firstSeen >= Tracker.confirmation { isConfirmed = true }
    }
}
