import Cameras
import Core
import FoundationEssentials
import Glibc
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
            ("replay:/no/such/clip.mjpeg", true), ("replay:/no/such/folder/", true), ("v4l2:/dev/no-such-camera", true),
            ("webcam", false), ("replay:/dev/null", false),
        ])
    func missing(source: String, isMissing: Bool) {
        let session = CaptureSession(source: source)
        let visit = Visit(session)
        for _ in 1...2 {
            let error = refusal { () throws(CameraInitializationError) in try visit.begin() }
            switch error {
            case .noCamera(let sentence):
                #expect(isMissing)
                #expect(sentence.count > 10)
            case .cameraUnavailable(let sentence):
                #expect(!isMissing)
                #expect(sentence.count > 10)
            default: Issue.record("\(source) was not refused as a camera")
            }
        }
        #expect(visit.results.isEmpty)
        // Refused, and still free for others.
        #expect(isFree(session))
    }

    @Test("a key that is blank is refused before anything starts", arguments: ["", " \n"])
    func blankKey(key: String) {
        let session = CaptureSession(source: "pattern")
        let controller = CameraController(
            configuration: DetectionConfiguration(species: .dog, purpose: .petVerification),
            licenseInfo: LicenseInfo(apiKey: key), captureSession: session)
        let error = refusal { () throws(CameraInitializationError) in
            try controller.initializeCamera(captureSessionId: UUID()) { _ in }
        }
        #expect(error == .licenseMissing)
        #expect(session.state == .stopped)
        #expect(isFree(session))
    }

    @Test("a camera that fails changes what is observed, also where no detection is going on")
    func observedFailure() throws {
        let (clip, away) = (folder.file("clip"), folder.file("away"))
        folder.write(try MotionJPEGFile(path: DemoClip.path(.dog)).bytes(at: 0), to: "clip/a.jpg")
        let visit = Visit(CaptureSession(source: "replay:\(clip)?fps=60&loop=1"))
        var failures: [CameraInitializationError?] = []
        let token = visit.controller.observe(\.failure) { failures.append($0) }
        try visit.initialize()
        visit.advance(reports: 2)
        #expect(visit.controller.failure == nil)
        // A round without one good picture ends the clip.
        try #require(rename(clip, away) == 0)
        #expect(visit.advance { visit.controller.failure != nil })
        #expect(visit.results.isEmpty)
        #expect(visit.controller.lastResult == nil)
        guard case .cameraUnavailable(let sentence) = visit.controller.failure else {
            Issue.record("a folder that has gone was not told")
            return
        }
        // A session that begins now ends at once, and can be told from the one before.
        for number in 1...2 {
            visit.controller.startDetection()
            #expect(visit.controller.lastResult == nil)
            #expect(visit.advance { visit.results.count == number })
            #expect(visit.controller.lastResult == .failure(sentence))
        }
        visit.controller.finalizeCamera()
        #expect(visit.controller.lastResult == .failure(sentence))
        #expect(failures == [.cameraUnavailable(sentence), nil])
        withExtendedLifetime(token) {}
    }

    @Test("the result can be observed, and an observer that starts anew takes nothing from who is called back")
    func observedResult() throws {
        let visit = Visit(try DemoClip.still(at: 0.7, in: folder), needed: 1)
        var seen: [CaptureResult?] = []
        let token = visit.controller.observe(\.lastResult) { [unowned visit] result in
            seen.append(result)
            if result != nil, seen.count == 1 { visit.controller.startDetection() }
        }
        try visit.begin()
        #expect(visit.advance { visit.results.count == 2 })
        #expect(seen.count == 3)
        #expect(seen.first == visit.results.first)
        #expect(seen.last == visit.results.last)
        #expect(visit.controller.lastResult == visit.results.last)
        visit.controller.startDetection()
        #expect(visit.controller.lastResult == nil)
        visit.controller.finalizeCamera()
        withExtendedLifetime(token) {}
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
            licenseInfo: LicenseInfo(apiKey: "test"), captureSession: session)
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
