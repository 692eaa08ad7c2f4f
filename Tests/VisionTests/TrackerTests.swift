import Core
import Testing
import Vision

@Suite("The tracker")
struct TrackerTests {
    private let nose = Rect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)

    private func seen(_ box: Rect, _ score: Double = 0.9) -> [Detection] {
        [Detection(kind: .dogNose, score: score, box: box)]
    }

    private func followed(_ seconds: Double, rate: Double = 30) -> Tracker {
        var tracker = Tracker()
        for index in 0...Int(seconds * rate) { tracker.update(seen(nose), at: Instant(seconds: Double(index) / rate)) }
        return tracker
    }

    @Test("believes an animal after a tenth of a second, at any rate", arguments: [5.0, 15, 30, 60])
    func confirmation(_ rate: Double) throws {
        var tracker = Tracker()
        var index = 0
        while tracker.track?.isConfirmed != true {
            tracker.update(seen(nose), at: Instant(seconds: Double(index) / rate))
            index += 1
            try #require(index < 100)
        }
        let seconds = Double(index - 1) / rate
        #expect(seconds >= 0.0999 && seconds <= 0.1001 + 1 / rate)
    }

    @Test("begins nothing with a weak detection")
    func weak() {
        var tracker = Tracker()
        tracker.update(seen(nose, 0.3), at: .zero)
        #expect(tracker.track == nil)
    }

    @Test("lets a flicker give way at once to what is there")
    func flicker() throws {
        var tracker = Tracker()
        tracker.update(seen(Rect(x: 0.7, y: 0.9, width: 0.05, height: 0.05)), at: .zero)
        tracker.update(seen(nose), at: Instant(seconds: 1.0 / 30))
        #expect(try #require(tracker.track).box == nose)
    }

    @Test("goes over from a nostril to the nose that it belongs to")
    func nostril() throws {
        let nostril = Rect(x: 0.42, y: 0.45, width: 0.06, height: 0.08)
        var tracker = Tracker()
        for index in 0...10 { tracker.update(seen(nostril, 0.45), at: Instant(seconds: Double(index) / 30)) }
        for index in 11...15 {
            tracker.update(seen(nostril, 0.45) + seen(nose, 0.7), at: Instant(seconds: Double(index) / 30))
        }
        #expect(try #require(tracker.track).box.overlap(with: nose) > 0.9)
        #expect(tracker.track?.isConfirmed == true)
    }

    @Test("survives one frame without a detection")
    func gap() {
        var tracker = followed(1)
        tracker.update([], at: Instant(seconds: 1.05))
        #expect(tracker.track?.isConfirmed == true)
        tracker.update(seen(nose), at: Instant(seconds: 1.1))
        #expect(tracker.track?.identifier == 1)
    }

    @Test("gives an animal up that has gone")
    func gone() {
        var tracker = followed(1)
        for index in 1...20 { tracker.update([], at: Instant(seconds: 1 + Double(index) / 30)) }
        #expect(tracker.track == nil)
    }

    @Test("does not leap across the picture for one detection")
    func leap() {
        var tracker = followed(1)
        let elsewhere = Rect(x: 0.05, y: 0.05, width: 0.2, height: 0.2)
        tracker.update(seen(elsewhere, 0.5), at: Instant(seconds: 1.04))
        #expect((tracker.track?.box.center.distance(to: nose.center) ?? 1) < 0.02)
    }

    @Test("goes over to another place that lasts while the old one stays empty")
    func relocation() {
        var tracker = followed(1)
        let elsewhere = Rect(x: 0.05, y: 0.05, width: 0.2, height: 0.2)
        for index in 1...12 { tracker.update(seen(elsewhere), at: Instant(seconds: 1 + Double(index) / 30)) }
        #expect((tracker.track?.box.center.distance(to: elsewhere.center) ?? 1) < 0.02)
        #expect(tracker.track?.identifier != 1)
    }

    @Test("stays with its animal when a second one appears")
    func second() {
        var tracker = followed(1)
        let other = Detection(kind: .dogNose, score: 0.95, box: Rect(x: 0.75, y: 0.4, width: 0.2, height: 0.2))
        for index in 1...30 { tracker.update(seen(nose, 0.6) + [other], at: Instant(seconds: 1 + Double(index) / 30)) }
        #expect(tracker.track?.identifier == 1)
        #expect((tracker.track?.box.center.distance(to: nose.center) ?? 1) < 0.02)
    }

    @Test("halves shake of eight pixels and is never slower than the shake itself", arguments: [15.0, 30])
    func shake(_ rate: Double) {
        var tracker = followed(1, rate: rate)
        for index in 1...Int(rate) {
            let shaken = nose.offsetBy(dx: (index.isMultiple(of: 2) ? 8 : -8) / 1280, dy: 0)
            tracker.update(seen(shaken), at: Instant(seconds: 1 + Double(index) / rate))
        }
        let velocity = abs(tracker.track?.velocity.x ?? 1) / nose.width
        #expect(velocity < 1)
    }

    @Test("carries eyes and nose along with their face, and follows a turn of the head in a quarter of a second")
    func points() throws {
        func face(_ box: Rect, nose: Double) -> [Detection] {
            func place(_ x: Double, _ y: Double) -> Point {
                Point(x: box.minX + x * box.width, y: box.minY + y * box.height)
            }
            let landmarks = Landmarks(left: place(0.3, 0.4), right: place(0.7, 0.4), nose: place(nose, 0.7))
            return [Detection(kind: .catFace, score: 0.9, box: box, landmarks: landmarks)]
        }
        var tracker = Tracker()
        for index in 0..<60 {
            let box = nose.offsetBy(dx: 0.004 * Double(index), dy: 0)
            tracker.update(face(box, nose: index < 52 ? 0.5 : 0.2), at: Instant(seconds: Double(index) / 30))
        }
        let (box, points) = (try #require(tracker.track).box, try #require(tracker.track?.landmarks))
        #expect(abs((points.left.x - box.minX) / box.width - 0.3) < 1e-9)
        let share = (try #require(points.nose).x - box.minX) / box.width
        #expect(share < 0.26 && share > 0.2)
        tracker.advance(to: Instant(seconds: 2.05))
        let carried = try #require(tracker.track?.landmarks?.nose)
        #expect(carried.x > (try #require(points.nose)).x)
    }

    @Test("tells points that are not seen any more for a moment only")
    func lostPoints() {
        let landmarks = Landmarks(left: Point(x: 0.42, y: 0.5), right: Point(x: 0.58, y: 0.5), nose: nil)
        var tracker = Tracker()
        var told: [Bool] = []
        for index in 0..<30 {
            let detection = Detection(
                kind: .dogNose, score: 0.9, box: nose, landmarks: index < 15 ? landmarks : nil)
            tracker.update([detection], at: Instant(seconds: Double(index) / 30))
            told.append(tracker.track?.landmarks != nil)
        }
        #expect(told.prefix(15 + 8).allSatisfy { $0 })
        #expect(told.suffix(5).allSatisfy { !$0 })
    }

    @Test("carries a moving box on between detections, and rests when none follows")
    func glide() throws {
        var tracker = Tracker()
        for index in 0...30 {
            tracker.update(
                seen(nose.offsetBy(dx: Double(index) * 0.004, dy: 0)), at: Instant(seconds: Double(index) / 30))
        }
        let before = try #require(tracker.track).box.midX
        tracker.advance(to: Instant(seconds: 1 + 1.0 / 30))
        let between = try #require(tracker.track).box.midX
        #expect(between > before)
        for index in 2...12 { tracker.advance(to: Instant(seconds: 1 + Double(index) / 30)) }
        let rested = try #require(tracker.track).box.midX
        #expect(rested - before < 0.03)
    }
}
