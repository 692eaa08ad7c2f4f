import Core
import FoundationEssentials
import TestSupport
import Testing

@testable import PetCamera

@MainActor @Suite("A controller on a clip", .serialized)
struct DetectionRunTests {
    private let folder = TemporaryFolder()

    @Test("brings five pictures and one of the whole animal, and tells so once", arguments: Species.allCases)
    func finish(species: Species) throws {
        let visit = Visit(DemoClip.looped(species), species: species)
        try visit.begin()
        #expect(visit.advance { !visit.results.isEmpty })
        let target: PictureRole = species == .dog ? .nose : .face
        #expect(visit.roles == [target, target, target, target, target, .appearance])
        #expect(visit.controller.detectionStatus == .finished)
        #expect(visit.controller.currentDetectionProgress == 100)
        #expect(visit.progress == [20, 40, 60, 80, 100])
        #expect(visit.controller.acceptedPictures.allSatisfy { !$0.isTest && !$0.isManual })
        #expect(visit.controller.acceptedPictures.allSatisfy { $0.jpeg.starts(with: [0xFF, 0xD8]) })
        #expect(visit.resultThreadsAreMain)

        visit.advance(reports: 3)
        #expect(visit.results.count == 1)
        #expect(visit.controller.detectedObjectNormalizedRect == nil)
        #expect(visit.controller.detectionResult == nil)
        visit.controller.finalizeCamera()
    }

    @Test("tells its statuses in order, from looking to finished")
    func statuses() throws {
        let visit = Visit(DemoClip.looped())
        try visit.begin()
        #expect(visit.advance { !visit.results.isEmpty })
        visit.controller.finalizeCamera()
        let seen = visit.statuses
        let looking = try #require(seen.firstIndex(of: .processing))
        let good = try #require(seen.firstIndex(of: .detected))
        #expect(looking < good)
        #expect(seen.last == .finished)
        #expect(seen.filter { $0 == .finished }.count == 1)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 != $1 })
    }

    @Test("keeps progress while it is paused, shows no box, and goes on from there")
    func pause() throws {
        let visit = Visit(try DemoClip.still(at: 0.7, in: folder))
        try visit.begin()
        #expect(visit.advance { visit.controller.acceptedCount == 2 })
        visit.controller.pauseDetection()
        visit.controller.pauseDetection()
        #expect(visit.controller.detectedObjectNormalizedRect == nil)
        #expect(visit.controller.detectionResult == nil)
        visit.advance(reports: 20)
        #expect(visit.controller.currentDetectionProgress == 40)
        #expect(visit.controller.detectionStatus == .detected)
        #expect(visit.controller.detectedObjectNormalizedRect == nil)

        visit.controller.resumeDetection()
        #expect(visit.advance { !visit.results.isEmpty })
        #expect(visit.progress == [20, 40, 60, 80, 100])
        #expect(visit.roles?.count == 6)
        visit.controller.finalizeCamera()
    }

    @Test("begins at nothing with each start, and gives up what was going on in silence")
    func restart() throws {
        let visit = Visit(try DemoClip.still(at: 0.7, in: folder))
        try visit.begin()
        #expect(visit.advance { visit.controller.acceptedCount == 3 })
        visit.controller.startDetection()
        #expect(visit.controller.currentDetectionProgress == 0)
        #expect(visit.controller.acceptedPictures.isEmpty)
        #expect(visit.advance { !visit.results.isEmpty })
        #expect(visit.roles?.count == 6)

        visit.controller.startDetection()
        #expect(visit.controller.detectionStatus == .noObject)
        #expect(visit.advance { visit.results.count == 2 })
        #expect(visit.roles?.count == 6)
        #expect(visit.progress == [20, 40, 60, 0, 20, 40, 60, 80, 100, 0, 20, 40, 60, 80, 100])
        visit.controller.finalizeCamera()
    }

    @Test("can start the next session from within the result")
    func restartInside() throws {
        let visit = Visit(try DemoClip.still(at: 0.7, in: folder), needed: 1)
        var results = 0
        try visit.controller.initializeCamera(captureSessionId: UUID().uuidString) { _ in
            results += 1
            if results < 3 { visit.controller.startDetection() } else { visit.controller.finalizeCamera() }
        }
        visit.controller.startDetection()
        #expect(visit.advance { results == 3 })
        #expect(visit.controller.captureSession.state == .stopped)
    }

    @Test("marks every picture of debug mode")
    func debug() throws {
        let visit = Visit(try DemoClip.still(at: 0.7, in: folder), isDebugMode: true, needed: 2)
        try visit.begin()
        #expect(visit.advance { !visit.results.isEmpty })
        #expect(visit.controller.acceptedPictures.map(\.isTest) == [true, true, true])
        visit.controller.finalizeCamera()
    }

    @Test("takes a picture by hand when nothing is in view, in a pause too, and keeps that it was by hand")
    func manual() throws {
        let visit = Visit(try DemoClip.still(at: 0, in: folder), needed: 2)
        func isTaken() -> Bool {
            visit.controller.captureNow()
            return visit.controller.acceptedCount == 1
        }
        try visit.begin()
        #expect(visit.advance(until: isTaken))
        visit.controller.pauseDetection()
        visit.controller.captureNow()
        #expect(visit.advance { !visit.results.isEmpty })
        #expect(visit.controller.acceptedPictures.map(\.isManual) == [true, true, true])
        #expect(visit.controller.detectionStatus == .finished)
        visit.controller.captureNow()
        #expect(visit.controller.acceptedCount == 2)
        visit.controller.finalizeCamera()
    }

    @Test("keeps the box where it is until the next frame is shown")
    func boxOfFrame() throws {
        let visit = Visit(DemoClip.looped(), needed: 20)
        let controller = visit.controller
        try visit.begin()
        var boxes: [Instant: Set<Rect>] = [:]
        _ = visit.advance(atMost: 800) {
            // The frame may have changed since the controller looked.
            let time = controller.captureSession.feed.frame?.time
            controller.advance()
            if let time, time == controller.captureSession.feed.frame?.time,
                let rect = controller.detectedObjectNormalizedRect
            {
                boxes[time, default: []].insert(rect)
            }
            return boxes.count == 40
        }
        #expect(boxes.count == 40)
        #expect(boxes.values.allSatisfy { $0.count == 1 })
        #expect(Set(boxes.values.compactMap(\.first)).count > 20, "the box does not move, which proves nothing")
        controller.finalizeCamera()
    }

    @Test("gives boxes of the picture as it is displayed")
    func mirror() throws {
        // In the approach the dog is still beside the middle.
        let visit = Visit(try DemoClip.still(at: 0.115, in: folder), needed: 20)
        try visit.begin()
        #expect(visit.advance { visit.controller.detectionStatus == .failed(.tooFarAway) })
        let mirrored = try #require(visit.controller.detectedObjectNormalizedRect)
        let nose = try #require(visit.controller.detectionResult?.nose)
        #expect(abs(nose.rect.midX - mirrored.midX) < 0.02)
        #expect(nose.score > 0.4)
        visit.controller.isMirrored = false
        visit.advance(reports: 3)
        let plain = try #require(visit.controller.detectedObjectNormalizedRect)
        #expect(abs(mirrored.midX + plain.midX - 1) < 0.02)
        #expect(abs(mirrored.minX - plain.minX) > 0.02, "the clip's nose is in the very middle and proves nothing")
        #expect(abs(mirrored.midY - plain.midY) < 0.02)
        visit.controller.finalizeCamera()
    }
}
