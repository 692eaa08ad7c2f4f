import Core
import FoundationEssentials
import TestSupport
import Testing

@testable import PetCamera

@MainActor @Suite("The life of a controller", .serialized)
struct ControllerLifeTests {
    private let folder = TemporaryFolder()

    private func refusal(_ body: () throws(CameraInitializationError) -> Void) -> CameraInitializationError? {
        do {
            try body()
            return nil
        } catch {
            return error
        }
    }

    private func isFree(_ session: CaptureSession) -> Bool {
        guard let consumer = session.takeConsumer() else { return false }
        session.giveBack(consumer)
        return true
    }

    @Test("calls before it is initialised and after it has ended do nothing")
    func nothing() throws {
        let visit = Visit(CaptureSession(source: "pattern"))
        let controller = visit.controller
        func all() {
            controller.resumeDetection()
            controller.pauseDetection()
            controller.captureNow()
            controller.switchCamera()
            controller.advance()
            controller.startDetection()
            controller.captureNow()
            controller.pauseDetection()
            controller.resumeDetection()
        }
        all()
        controller.finalizeCamera()
        try visit.initialize()
        visit.advance(reports: 2)
        controller.captureNow()
        controller.finalizeCamera()
        controller.finalizeCamera()
        all()
        #expect(visit.statuses.isEmpty)
        #expect(visit.results.isEmpty)
        #expect(controller.acceptedCount == 0)
    }

    @Test("a start that came too early does not keep the real one from working")
    func early() throws {
        let visit = Visit(try DemoClip.still(at: 0.7, in: folder), needed: 1)
        visit.controller.startDetection()
        visit.controller.startDetection()
        try visit.begin()
        #expect(visit.advance { !visit.results.isEmpty })
        visit.controller.finalizeCamera()
    }

    @Test("is initialised once at a time")
    func twice() throws {
        let visit = Visit(CaptureSession(source: "pattern"))
        try visit.initialize()
        #expect(refusal { () throws(CameraInitializationError) in try visit.initialize() } == .alreadyInUse)
        visit.controller.finalizeCamera()
        try visit.initialize()
        visit.controller.finalizeCamera()
    }

    @Test("says what it is initialised with, until it ends")
    func identity() throws {
        let controller = Visit(CaptureSession(source: "pattern")).controller
        let id = UUID()
        try controller.initializeCamera(captureSessionId: id.uuidString) { _ in }
        #expect(controller.captureSessionId == id)
        #expect(controller.activeCamera?.id == "pattern")
        #expect(controller.cameras.count == 1)
        controller.finalizeCamera()
        #expect(controller.captureSessionId == nil)
        #expect(controller.activeCamera == nil)
        #expect(controller.cameras.isEmpty)
    }

    @Test("an id that is no UUID is refused before anything starts")
    func badIdentity() {
        let controller = Visit(CaptureSession(source: "pattern")).controller
        let error = refusal { () throws(CameraInitializationError) in
            try controller.initializeCamera(captureSessionId: "visit 7") { _ in }
        }
        #expect(error == .invalidCaptureSession("visit 7"))
        #expect(controller.captureSession.state == .stopped)
    }

    @Test(
        "a source that is not there is refused with a sentence",
        arguments: [
            "replay:/no/such/clip.mjpeg", "replay:/no/such/folder/", "v4l2:/dev/no-such-camera", "webcam",
        ])
    func missing(source: String) {
        let session = CaptureSession(source: source)
        let visit = Visit(session)
        for _ in 1...2 {
            let error = refusal { () throws(CameraInitializationError) in try visit.begin() }
            guard case .cameraUnavailable(let sentence) = error else {
                Issue.record("\(source) was not refused as a camera")
                return
            }
            #expect(sentence.count > 10)
        }
        #expect(visit.results.isEmpty)
        // Refused, and still free for others.
        #expect(isFree(session))
    }

    @Test("a clip that turns out to hold no picture ends the detection session, once")
    func garbage() throws {
        // Two markers that look like a JPEG and are none: only decoding tells.
        let path = folder.write([0xFF, 0xD8, 0xFF, 0xD9], to: "bad.jpg")
        let visit = Visit(CaptureSession(source: "replay:\(path)"))
        do {
            try visit.begin()
            #expect(visit.advance { !visit.results.isEmpty })
            visit.advance(reports: 3)
            #expect(visit.results.count == 1)
            guard case .failure(let sentence) = visit.results[0] else {
                Issue.record("a clip of garbage was a success")
                return
            }
            #expect(sentence.contains("bad.jpg"))
        } catch {
            // Where the thread was faster than the controller, it is known at once.
            guard case .cameraUnavailable = error else {
                Issue.record("\(error)")
                return
            }
        }
        visit.controller.finalizeCamera()
    }

    @Test("nothing is told after the end")
    func silence() throws {
        let visit = Visit(try DemoClip.still(at: 0.7, in: folder), needed: 1)
        try visit.begin()
        // Accepted and not yet encoded.
        #expect(visit.advance { visit.controller.acceptedCount == 1 })
        visit.controller.finalizeCamera()
        visit.advance(reports: 3)
        #expect(visit.results.isEmpty)
        #expect(visit.controller.currentDetectionProgress == 100)
    }

    @Test("a camera that ran before goes on after, and one that was started is stopped")
    func ownership() throws {
        let session = CaptureSession(source: "pattern")
        let first = Visit(session)
        try first.begin()
        #expect(session.state == .running)
        first.controller.finalizeCamera()
        #expect(session.state == .stopped)

        session.startRunning()
        try first.begin()
        first.controller.finalizeCamera()
        #expect(session.state == .running)
        session.stopRunning()
        #expect(session.state == .stopped)
    }

    @Test("a capture session serves one controller at a time, and then the next")
    func handover() throws {
        let session = try DemoClip.still(at: 0.7, in: folder)
        let (first, second) = (Visit(session, needed: 1), Visit(session, needed: 1))
        try first.begin()
        #expect(refusal { () throws(CameraInitializationError) in try second.begin() } == .alreadyInUse)
        #expect(first.advance { !first.results.isEmpty })
        first.controller.finalizeCamera()
        try second.begin()
        #expect(second.advance { !second.results.isEmpty })
        second.controller.finalizeCamera()
    }

    @Test("a controller that is forgotten lets go of the camera")
    func forgotten() throws {
        let session = CaptureSession(source: "pattern")
        var controller: CameraController? = CameraController(
            configuration: DetectionConfiguration(species: .cat, purpose: .petVerification),
            licenseInfo: LicenseInfo(apiKey: ""), captureSession: session)
        try controller?.initializeCamera(captureSessionId: UUID()) { _ in }
        controller?.startDetection()
        controller = nil
        #expect(session.state == .stopped)
        #expect(isFree(session))
    }

    @Test("a second visit on the same controller starts clean")
    func secondVisit() throws {
        let visit = Visit(try DemoClip.still(at: 0.7, in: folder), needed: 2)
        for number in 1...2 {
            try visit.begin()
            #expect(visit.controller.currentDetectionProgress == 0)
            #expect(visit.advance { visit.results.count == number })
            #expect(visit.controller.acceptedPictures.count == 3)
            visit.controller.finalizeCamera()
        }
        #expect(visit.progress == [50, 100, 0, 50, 100])
    }

    @Test("the old names still do what the new ones do")
    @available(*, deprecated)
    func deprecated() throws {
        let visit = Visit(try DemoClip.still(at: 0.7, in: folder))
        try visit.initialize()
        visit.controller.startDetectionSession()
        #expect(visit.advance { visit.controller.acceptedCount == 1 })
        visit.controller.stopDetection()
        visit.advance(reports: 10)
        #expect(visit.controller.acceptedCount == 1)
        visit.controller.finalizeCamera()
    }
}
