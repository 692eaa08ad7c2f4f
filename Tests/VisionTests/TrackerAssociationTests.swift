import Core
import Testing
import Vision

/// Runs at 30 frames a second with fewer detections: what a tracker takes for its animal, and what not.
@Suite("The tracker's animal")
struct TrackerAssociationTests {
    static let rates = [5.0, 15, 30]
    private let nose = Rect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
    private let second = Rect(x: 0.72, y: 0.4, width: 0.2, height: 0.2)

    private func seen(_ box: Rect, _ score: Double = 0.9) -> Detection {
        Detection(kind: .dogNose, score: score, box: box)
    }

    /// Shows the tracker what is seen at a time, from one second to another; the seconds after which a condition held.
    @discardableResult
    private func watch(
        _ tracker: inout Tracker, from start: Double, to end: Double, rate: Double,
        until condition: (Tracker) -> Bool = { _ in false }, _ seen: (_ detection: Int) -> [Detection]
    ) -> Double? {
        let interval = Int(30 / rate)
        for frame in Int((start * 30).rounded())..<Int((end * 30).rounded()) {
            let now = Instant(seconds: Double(frame) / 30)
            if frame.isMultiple(of: interval) {
                tracker.update(seen(frame / interval), at: now)
            } else {
                tracker.advance(to: now)
            }
            if condition(tracker) { return now.seconds - start }
        }
        return nil
    }

    private func followed(rate: Double) -> Tracker {
        var tracker = Tracker()
        watch(&tracker, from: 0, to: 2, rate: rate) { _ in [seen(nose)] }
        return tracker
    }

    @Test("is the nearer one of two that could be it, though the other is a little clearer", arguments: rates)
    func nearer(_ rate: Double) throws {
        var tracker = followed(rate: rate)
        let beside = nose.offsetBy(dx: 0.45 * nose.width, dy: 0)
        watch(&tracker, from: 2, to: 3, rate: rate) { _ in [seen(beside, 0.9), seen(nose, 0.85)] }
        #expect(try #require(tracker.track).box.center.distance(to: nose.center) < 0.005)
    }

    @Test("is the one of its size, though one of another size is a little clearer", arguments: rates)
    func size(_ rate: Double) throws {
        var tracker = followed(rate: rate)
        let larger = nose.insetBy(dx: -0.25 * nose.width, dy: -0.25 * nose.height)
        watch(&tracker, from: 2, to: 3, rate: rate) { _ in [seen(larger, 0.95), seen(nose, 0.85)] }
        #expect(abs(try #require(tracker.track).box.width - nose.width) < 0.005)
    }

    @Test("is never a weak detection elsewhere, however long that lasts", arguments: rates)
    func weakElsewhere(_ rate: Double) throws {
        for offset in [0.6, 0.9, 1.6] {
            var tracker = followed(rate: rate)
            let elsewhere = nose.offsetBy(dx: offset * nose.width, dy: 0)
            var centers: [Double] = []
            watch(
                &tracker, from: 2, to: 4, rate: rate,
                until: { (tracker) in
                    if let track = tracker.track { centers.append(track.box.midX) }
                    return false
                }
            ) { _ in [seen(elsewhere, 0.38)] }
            #expect(try #require(centers.max()) < nose.midX + 0.005)
            #expect(tracker.track == nil)
        }
    }

    @Test("is carried on by weak detections in its own place", arguments: rates)
    func weakInPlace(_ rate: Double) {
        var tracker = followed(rate: rate)
        watch(&tracker, from: 2, to: 4, rate: rate) { _ in [seen(nose, 0.3)] }
        #expect(tracker.track?.identifier == 1)
    }

    @Test("is given up after the same time at any rate", arguments: rates)
    func gone(_ rate: Double) throws {
        var tracker = followed(rate: rate)
        let lastSeen = try #require(tracker.track).lastSeen.seconds
        let lost = try #require(watch(&tracker, from: 2, to: 4, rate: rate, until: { $0.track == nil }) { _ in [] })
        #expect((0.45...0.5).contains(2 + lost - lastSeen))
    }

    @Test(
        "is followed through the picture at three of its widths a second, also over one missed look", arguments: rates)
    func fast(_ rate: Double) throws {
        let small = Rect(x: 0.05, y: 0.45, width: 0.1, height: 0.15)
        func place(_ seconds: Double) -> Rect { small.offsetBy(dx: 0.3 * max(0, seconds - 2), dy: 0) }
        var tracker = Tracker()
        watch(&tracker, from: 0, to: 4, rate: rate) { (detection) in
            detection == Int(3 * rate) ? [] : [seen(place(Double(detection) / rate))]
        }
        let track = try #require(tracker.track)
        #expect(track.identifier == 1)
        #expect(abs(track.box.midX - place(4 - 1.0 / 30).midX) < 0.02)
    }

    @Test(
        "has company when a second one stays beside it, also when every second look misses that one", arguments: rates)
    func company(_ rate: Double) throws {
        var tracker = followed(rate: rate)
        let looks: (Int) -> [Detection] = { (detection) in
            detection.isMultiple(of: 2) ? [seen(nose), seen(second, 0.94)] : [seen(nose)]
        }
        let after = try #require(
            watch(&tracker, from: 2, to: 4, rate: rate, until: \.hasCompany, looks), "it is never noticed")
        #expect(after <= 0.1 + 4 / rate)
        let next = 2 + after + 1.0 / 30
        #expect(watch(&tracker, from: next, to: next + 2, rate: rate, until: { !$0.hasCompany }, looks) == nil)
        #expect(tracker.track?.identifier == 1)
    }

    @Test("is alone again when the second one has gone", arguments: rates)
    func companyLeaves(_ rate: Double) {
        var tracker = followed(rate: rate)
        watch(&tracker, from: 2, to: 3, rate: rate) { _ in [seen(nose), seen(second)] }
        #expect(tracker.hasCompany)
        watch(&tracker, from: 3, to: 3.6, rate: rate) { _ in [seen(nose)] }
        #expect(!tracker.hasCompany)
    }

    @Test(
        "is alone with one flicker, with a nostril in it, with something small or unclear beside it", arguments: rates)
    func noCompany(_ rate: Double) {
        let nostril = Rect(x: 0.42, y: 0.45, width: 0.06, height: 0.08)
        let small = Rect(x: 0.75, y: 0.45, width: 0.08, height: 0.08)
        let others: [(Int) -> [Detection]] = [
            { $0 == Int(3 * rate) ? [seen(second)] : [] }, { _ in [seen(nostril, 0.7)] }, { _ in [seen(small)] },
            { _ in [seen(second, 0.5)] },
        ]
        for other in others {
            var tracker = followed(rate: rate)
            let noticed = watch(&tracker, from: 2, to: 5, rate: rate, until: \.hasCompany) { [seen(nose)] + other($0) }
            #expect(noticed == nil)
        }
    }

    @Test("is no company of itself when it leaps to another place", arguments: rates)
    func leap(_ rate: Double) {
        var tracker = followed(rate: rate)
        let noticed = watch(&tracker, from: 2, to: 4, rate: rate, until: \.hasCompany) { _ in [seen(second)] }
        #expect(noticed == nil)
        #expect((tracker.track?.box.center.distance(to: second.center) ?? 1) < 0.005)
    }
}
