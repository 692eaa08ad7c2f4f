package import Core
import Glibc

/// Follows one part of one animal through detections that come now and then, and tells where it is in between.
///
/// All constants are seconds, so that it behaves alike at any frame rate. A value: the same detections at the same
/// times give the same track.
package struct Tracker: Equatable, Sendable {
    /// A weaker detection does not begin a track.
    static let startingScore = 0.40
    /// A weaker one does not continue it.
    static let continuingScore = 0.25
    /// A track is believed after this many seconds in view.
    static let confirmation = 0.10
    /// And given up after this many out of view.
    static let patience = 0.45
    /// Another place must show the animal for so long before the track leaps there.
    static let leapDelay = 0.25
    /// Time constant of the smoothing.
    static let smoothing = 0.06
    /// Between detections a box glides on for so long, then rests.
    static let glide = 0.12

    private var current: Track?
    private var rival: Track?
    private var count = 0
    private var updated: Instant?

    package init() {}

    /// The animal followed now; `nil` when there is none.
    package var track: Track? { current }

    /// Takes in what was seen at a moment. Moments never go back.
    package mutating func update(_ detections: [Detection], at now: Instant) {
        updated = now
        expire(at: now)
        guard var track = current else {
            current = begin(detections, at: now)
            return
        }
        let mates = detections.filter { $0.score >= Tracker.continuingScore && Tracker.match($0.box, track.box) }
        let mate = mates.max { $0.score < $1.score }
        if let whole = Tracker.whole(of: track, clearerThan: mate, among: detections) {
            // A nostril was followed until the nose was seen.
            current = begin([whole], at: now)
            return
        }
        if let mate {
            follow(&track, mate, at: now)
            current = track
        } else if !track.isConfirmed, let other = begin(detections, at: now) {
            // What was seen once and not again was a flicker, and holds no place against what is there now.
            current = other
            return
        }
        considerLeap(detections, at: now)
    }

    /// Moves on without a detection.
    package mutating func advance(to now: Instant) {
        let step = updated.map { max(0, now - $0) } ?? 0
        updated = now
        expire(at: now)
        guard let track = current, now - track.lastSeen <= Tracker.glide else { return }
        current?.box = track.box.offsetBy(dx: track.velocity.x * step, dy: track.velocity.y * step)
    }

    private mutating func begin(_ detections: [Detection], at now: Instant) -> Track? {
        guard let best = detections.max(by: { $0.score < $1.score }), best.score >= Tracker.startingScore else {
            return nil
        }
        count += 1
        return Track(
            identifier: count, box: best.box, sighting: best.box.center, velocity: .zero, score: best.score,
            firstSeen: now, lastSeen: now,
            isConfirmed: false)
    }

    private func follow(_ track: inout Track, _ mate: Detection, at now: Instant) {
        let elapsed = now - track.lastSeen
        if elapsed > 0 {
            // From sighting to sighting, and slower to change than the place, so that shake averages out.
            let weight = 1 - exp(-elapsed / 0.15)
            track.velocity.x += ((mate.box.midX - track.sighting.x) / elapsed - track.velocity.x) * weight
            track.velocity.y += ((mate.box.midY - track.sighting.y) / elapsed - track.velocity.y) * weight
        }
        track.box = track.box.moved(towards: mate.box, by: 1 - exp(-elapsed / Tracker.smoothing))
        track.sighting = mate.box.center
        track.score = mate.score
        track.lastSeen = now
        if now - track.firstSeen >= Tracker.confirmation { track.isConfirmed = true }
    }

    /// A strong sighting elsewhere becomes the track only when it lasts and the old place stays empty.
    private mutating func considerLeap(_ detections: [Detection], at now: Instant) {
        guard let track = current, track.lastSeen < now else {
            rival = nil
            return
        }
        let elsewhere = detections.filter { $0.score >= Tracker.startingScore }
        guard let best = elsewhere.max(by: { $0.score < $1.score }) else { return }
        if var known = rival, Tracker.match(best.box, known.box) {
            known.box = best.box
            known.score = best.score
            known.lastSeen = now
            rival = known
            if now - known.firstSeen >= Tracker.leapDelay {
                count += 1
                known.identifier = count
                known.isConfirmed = true
                current = known
                rival = nil
            }
        } else {
            rival = begin([best], at: now)
        }
    }

    private mutating func expire(at now: Instant) {
        if let track = current, now - track.lastSeen > Tracker.patience { current = nil }
        if let other = rival, now - other.lastSeen > Tracker.patience { rival = nil }
    }

    /// What encloses the track, is far larger, and is seen clearly better than what matches it.
    private static func whole(
        of track: Track, clearerThan mate: Detection?, among detections: [Detection]
    ) -> Detection? {
        detections.filter {
            $0.score >= startingScore && $0.score > 1.2 * (mate?.score ?? 0) && $0.box.contains(track.box.center)
                && $0.box.area > 2 * track.box.area
        }.max { $0.score < $1.score }
    }

    /// Two boxes can be the same thing a moment apart.
    private static func match(_ one: Rect, _ other: Rect) -> Bool {
        if one.overlap(with: other) > 0.15 { return true }
        let reach = 0.5 * max(max(one.width, other.width), max(one.height, other.height))
        let ratio = one.area / max(other.area, 1e-9)
        return one.center.distance(to: other.center) < reach && (0.3...3.3).contains(ratio)
    }
}
