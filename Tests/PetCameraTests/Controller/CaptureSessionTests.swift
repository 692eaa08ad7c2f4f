import Core
import TestSupport
import Testing

@testable import PetCamera

/// Sources are the test pattern, 1280 by 720, and clips of pictures of 4 by 2.
@Suite("A capture session", .serialized)
struct CaptureSessionTests {
    private let folder = TemporaryFolder()
    private let large = Size(width: 1280, height: 720)
    private let small = Size(width: 4, height: 2)

    /// - Parameter rate: as it stands in the clip.
    private func clip(_ rate: String, pictures: Int, loops: Bool = false) -> String {
        let picture = Array("FRAME\n".utf8) + [UInt8](repeating: 99, count: 8)
        let header = Array("YUV4MPEG2 W4 H2 F\(rate) Cmono\n".utf8)
        let path = folder.write(
            header + [[UInt8]](repeating: picture, count: pictures).flatMap { $0 }, to: "small.y4m")
        return "replay:\(path)" + (loops ? "?loop=1" : "")
    }

    private func missing(_ name: String) -> String { "replay:\(folder.file(name))" }

    /// Looks after every frame; false when it did not come about in six hundred looks.
    private func comes(_ session: CaptureSession, _ condition: () -> Bool) -> Bool {
        for _ in 0..<600 {
            if condition() { return true }
            session.frameArrived.wait(seconds: 0.1)
        }
        return false
    }

    @Test("is stopped while a clip has its next picture in five minutes", .timeLimit(.minutes(1)))
    func slowClip() {
        let session = CaptureSession(source: clip("1:300", pictures: 2))
        session.startRunning()
        #expect(comes(session) { session.pictureSize == small })
        session.stopRunning()
        #expect(session.state == .stopped)
        #expect(session.counts.shown == 1)
    }

    @Test(
        "says which cameras it has, and which is active", arguments: [[], ["pattern"], ["pattern", "v4l2", "webcam"]])
    func names(sources: [String]) {
        let session = CaptureSession(sources: sources)
        #expect(session.cameras.map(\.id) == (sources.isEmpty ? ["v4l2"] : sources))
        #expect(session.cameras.map(\.name) == session.cameras.map(\.id))
        #expect(session.cameras.map(\.position).first == .front)
        #expect(session.activeCamera == session.cameras[0])
        #expect(session.source == session.cameras[0].id)
        let named = CaptureSession(cameras: [CameraDevice(id: "pattern", name: "Bars", position: .back)])
        #expect(named.activeCamera == CameraDevice(id: "pattern", name: "Bars", position: .back))
    }

    @Test("turns to the next camera in the same feed, and tells its frames from those before")
    func turn() throws {
        let session = CaptureSession(sources: ["pattern", clip("60:1", pictures: 2, loops: true)])
        guard var consumer = session.takeConsumer() else {
            Issue.record("nobody else has it")
            return
        }
        session.startRunning()
        #expect(comes(session) { session.pictureSize == large })
        let first = try #require(session.turnToNextCamera())
        #expect(session.state == .running)
        var captured: [CapturedFrame] = []
        for _ in 0..<600 where captured.last?.frame.size != small {
            if let next = consumer.take() { captured.append(next) } else { session.frameArrived.wait(seconds: 0.1) }
        }
        session.giveBack(consumer)
        #expect(captured.last?.frame.size == small)
        #expect(captured.allSatisfy { ($0.timeline >= first) == ($0.frame.size == small) })
        #expect(session.pictureSize == small)
        #expect(session.activeCamera == session.cameras[1])
        #expect(session.refusal == nil)
        session.stopRunning()
        #expect(session.activeCamera == session.cameras[1])
    }

    @Test("goes on with the camera before when the next one cannot be opened, or holds no picture", arguments: [0, 1])
    func refused(kind: Int) throws {
        // Two markers that look like a JPEG and are none: it is opened, and then fails.
        let bad = kind == 0 ? missing("no.jpg") : "replay:" + folder.write([0xFF, 0xD8, 0xFF, 0xD9], to: "no.jpg")
        let session = CaptureSession(sources: ["pattern", bad])
        session.startRunning()
        #expect(comes(session) { session.pictureSize != nil })
        try #require(session.turnToNextCamera() != nil)
        #expect(comes(session) { session.refusal != nil && session.activeCamera == session.cameras[0] })
        #expect(session.refusal?.explanation.contains("no.jpg") == true)
        let shown = session.counts.shown
        #expect(comes(session) { session.counts.shown > shown })
        #expect(session.state == .running)
        #expect(session.failure == nil)
        session.forgetRefusal()
        #expect(session.refusal == nil)
        session.stopRunning()
    }

    @Test("chooses for later while it is stopped")
    func stopped() throws {
        let session = CaptureSession(sources: ["pattern", clip("60:1", pictures: 2, loops: true)])
        try #require(session.turnToNextCamera() != nil)
        #expect(session.activeCamera == session.cameras[1])
        #expect(session.state == .stopped)
        session.startRunning()
        #expect(comes(session) { session.pictureSize != nil })
        #expect(session.pictureSize == small)
        session.stopRunning()
    }

    @Test(
        "stays stopped when it turns after a stop, also when the clip was over or could not be opened", arguments: 0..<3
    )
    func stoppedTurn(kind: Int) throws {
        let first = [clip("60:1", pictures: 1), missing("no.mjpeg"), "pattern"][kind]
        let session = CaptureSession(sources: [first, clip("60:1", pictures: 2, loops: true)])
        session.startRunning()
        switch kind {
        case 0: #expect(comes(session) { session.state == .ended })
        case 1: #expect(session.waitUntilOpened(seconds: 60) != nil)
        default: #expect(comes(session) { session.pictureSize != nil })
        }
        session.stopRunning()
        let (state, shown, failure) = (session.state, session.counts.shown, session.failure)
        try #require(session.turnToNextCamera() != nil)
        #expect(session.state == state)
        #expect(session.state != .running)
        #expect(session.activeCamera == session.cameras[1])
        // A thread that had been started would be waited for here, and have left its frames.
        session.stopRunning()
        #expect(session.counts.shown == shown)
        #expect(session.failure == failure)
        session.startRunning()
        #expect(comes(session) { session.pictureSize == small && session.counts.shown > shown })
        session.stopRunning()
    }

    @Test(
        "says why a text is no source, and opens nothing",
        arguments: [
            ("v4l2", nil), ("pattern", nil), ("replay:nowhere.mjpeg?loop=1", nil), ("webcam", "webcam"), ("", "v4l2"),
            ("replay:clip.mjpeg?fps=0", "fps=0"),
        ] as [(String, String?)])
    func problem(source: String, mentions: String?) {
        let problem = CaptureSession.problem(inSource: source)
        #expect((problem == nil) == (mentions == nil))
        if let mentions { #expect(problem?.contains(mentions) == true) }
    }

    @Test("turns away from a clip that is over")
    func ended() throws {
        let session = CaptureSession(sources: [clip("60:1", pictures: 1), "pattern"])
        session.startRunning()
        #expect(comes(session) { session.state == .ended })
        try #require(session.turnToNextCamera() != nil)
        #expect(comes(session) { session.pictureSize == large })
        #expect(session.state == .running)
        session.stopRunning()
    }

    @Test("turns away from a camera that has failed")
    func failed() throws {
        let session = CaptureSession(sources: [missing("no.mjpeg"), "pattern"])
        session.startRunning()
        #expect(session.waitUntilOpened(seconds: 60)?.kind == .missing)
        try #require(session.turnToNextCamera() != nil)
        #expect(comes(session) { session.pictureSize == large })
        #expect(session.state == .running)
        #expect(session.failure == nil)
        session.stopRunning()
    }

    @Test("has failed when no camera is left, and says why of both")
    func neither() throws {
        let session = CaptureSession(sources: [missing("one.mjpeg"), missing("two.mjpeg")])
        session.startRunning()
        #expect(session.waitUntilOpened(seconds: 60)?.explanation.contains("one.mjpeg") == true)
        try #require(session.turnToNextCamera() != nil)
        #expect(session.waitUntilOpened(seconds: 60)?.explanation.contains("one.mjpeg") == true)
        #expect(session.refusal?.explanation.contains("two.mjpeg") == true)
        guard case .failed(let sentence) = session.state else {
            Issue.record("it is \(session.state)")
            return
        }
        #expect(sentence == session.failure?.explanation)
        session.stopRunning()
    }

    @Test("does not turn with one camera")
    func one() {
        let session = CaptureSession(source: "pattern")
        #expect(session.turnToNextCamera() == nil)
        session.startRunning()
        #expect(session.turnToNextCamera() == nil)
        #expect(comes(session) { session.pictureSize != nil })
        session.stopRunning()
    }

    @Test("bears many turns one upon the other, and a stop in their midst", .timeLimit(.minutes(1)))
    func hurry() throws {
        let session = CaptureSession(
            sources: ["pattern", missing("no.mjpeg"), clip("60:1", pictures: 2, loops: true)])
        for _ in 0..<3 {
            session.startRunning()
            for _ in 0..<20 { try #require(session.turnToNextCamera() != nil) }
            session.stopRunning()
            #expect(session.state == .stopped)
        }
    }
}
