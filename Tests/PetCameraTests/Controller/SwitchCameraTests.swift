import Core
import Imaging
import TestSupport
import Testing

@testable import PetCamera

@MainActor @Suite("Switching the camera", .serialized)
struct SwitchCameraTests {
    private let folder = TemporaryFolder()

    /// A good picture of a dog that never changes, and a wall, in which no detector finds anything.
    private func dogAndWall() throws -> CaptureSession {
        var encoder = JPEGEncoder()
        let wall = try encoder.encode(.drawn(width: 1280, height: 720, format: .yuv420) { _, _ in 150 })
        return CaptureSession(
            sources: [
                try DemoClip.stillSource(at: 0.7, in: folder),
                "replay:\(folder.write(wall, to: "wall.jpg"))?fps=60&loop=1",
            ])
    }

    @Test("keeps progress and pictures, forgets what was seen, and goes round")
    func round() throws {
        let session = try dogAndWall()
        let visit = Visit(session)
        let controller = visit.controller
        var seen: [CameraDevice?] = []
        let token = controller.observe(\.activeCamera) { seen.append($0) }
        try visit.begin()
        #expect(controller.cameras == session.cameras)
        #expect(visit.advance { controller.acceptedCount == 2 })
        controller.switchCamera()
        #expect(controller.detectedObjectNormalizedRect == nil)
        #expect(controller.detectionResult == nil)
        #expect(controller.currentQuality == nil)
        #expect(controller.detectionStatus == .noObject)
        #expect(controller.currentDetectionProgress == 40)
        // The detector may still be at a picture of the first camera.
        var rects: [Rect?] = []
        #expect(
            visit.advance {
                rects.append(controller.detectedObjectNormalizedRect)
                return controller.activeCamera == session.cameras[1]
            })
        #expect(rects.allSatisfy { $0 == nil })
        visit.advance(reports: 20)
        #expect(controller.acceptedCount == 2)

        controller.switchCamera()
        #expect(visit.advance { !visit.results.isEmpty })
        #expect(visit.progress == [20, 40, 60, 80, 100])
        #expect(visit.roles?.count == 6)
        #expect(controller.failure == nil)
        controller.finalizeCamera()
        #expect(seen == [session.cameras[0], session.cameras[1], session.cameras[0], nil])
        withExtendedLifetime(token) {}
    }

    @Test("keeps a pause with its status, and a resumed detection goes on with the camera of then")
    func pause() throws {
        let session = try dogAndWall()
        let visit = Visit(session)
        let controller = visit.controller
        try visit.begin()
        #expect(visit.advance { controller.acceptedCount == 2 })
        controller.pauseDetection()
        controller.switchCamera()
        #expect(visit.advance { controller.activeCamera == session.cameras[1] })
        visit.advance(reports: 10)
        #expect(controller.detectionStatus == .detected)
        #expect(controller.acceptedCount == 2)
        controller.switchCamera()
        #expect(visit.advance { controller.activeCamera == session.cameras[0] })
        #expect(controller.acceptedCount == 2)
        controller.resumeDetection()
        #expect(visit.advance { !visit.results.isEmpty })
        #expect(visit.roles?.count == 6)
        controller.finalizeCamera()
    }

    @Test(
        "to a camera that gives no picture is told, and the detection goes on with the one before", arguments: [0, 1])
    func refused(kind: Int) throws {
        let path = kind == 0 ? folder.file("no.jpg") : folder.write([0xFF, 0xD8, 0xFF, 0xD9], to: "no.jpg")
        let session = CaptureSession(
            sources: [try DemoClip.stillSource(at: 0.7, in: folder), "replay:\(path)"])
        let visit = Visit(session)
        let controller = visit.controller
        try visit.begin()
        #expect(visit.advance { controller.acceptedCount == 1 })
        controller.switchCamera()
        #expect(visit.advance { controller.failure != nil })
        switch controller.failure {
        case .noCamera(let sentence):
            #expect(kind == 0)
            #expect(sentence.contains("no.jpg"))
        case .cameraUnavailable(let sentence):
            #expect(kind == 1)
            #expect(sentence.contains("no.jpg"))
        default: Issue.record("\(String(describing: controller.failure))")
        }
        #expect(visit.results.isEmpty)
        #expect(visit.advance { !visit.results.isEmpty })
        #expect(visit.roles?.count == 6)
        #expect(visit.progress == [20, 40, 60, 80, 100])
        #expect(controller.activeCamera == session.cameras[0])
        controller.startDetection()
        #expect(controller.failure == nil)
        controller.finalizeCamera()
    }

    @Test("goes past a camera that could not be opened")
    func past() throws {
        let good = try DemoClip.stillSource(at: 0.7, in: folder)
        let session = CaptureSession(sources: [good, "replay:\(folder.file("no.jpg"))", "pattern"])
        let visit = Visit(session)
        let controller = visit.controller
        try visit.begin()
        #expect(visit.advance { controller.acceptedCount == 1 })
        controller.switchCamera()
        #expect(visit.advance { controller.failure != nil })
        controller.switchCamera()
        #expect(visit.advance { controller.activeCamera == session.cameras[2] })
        #expect(controller.failure == nil)
        controller.finalizeCamera()
    }

    @Test("changes nothing where there is one camera")
    func one() throws {
        let visit = Visit(try DemoClip.still(at: 0.7, in: folder))
        try visit.begin()
        #expect(visit.advance { visit.controller.acceptedCount == 1 })
        let (rect, result) = (visit.controller.detectedObjectNormalizedRect, visit.controller.detectionResult)
        #expect(rect != nil)
        visit.controller.switchCamera()
        #expect(visit.controller.detectedObjectNormalizedRect == rect)
        #expect(visit.controller.detectionResult == result)
        #expect(visit.controller.detectionStatus == .detected)
        visit.controller.finalizeCamera()
    }
}
