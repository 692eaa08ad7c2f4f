import Cameras
import Core
import PetCamera
import TestSupport
import Testing

@testable import Booth

/// The flow, the watch and a capture session together; the kernel plays a cable that is pulled and put back.
@Suite("A camera that is lost in the midst of a session", .serialized)
struct LostCameraTests {
    private let kernel = ScriptedKernel([.webcam("/dev/video0", width: 64, height: 48)])

    private func session() -> CaptureSession {
        let (kernel, lane) = (kernel, ScriptedLane(kernel))
        return CaptureSession(cameras: [CameraDevice(id: "v4l2")]) { (description, pool) throws(SourceError) in
            try description.open(pool: pool, kernel: kernel, lane: lane)
        }
    }

    /// Turns as the booth's loop does, in the script's time, until a screen is shown.
    private func turn(
        _ flow: inout BoothFlow, _ watch: inout CameraWatch, _ session: CaptureSession, until screen: Screen
    ) -> [BoothEffect] {
        var effects: [BoothEffect] = []
        for _ in 0..<20_000 where flow.screen != screen {
            session.frameArrived.wait(seconds: 0.01)
            switch watch.look(at: session.pulse, at: kernel.now) {
            case .stopped: effects += flow.handle(.cameraStopped, at: .zero)
            case .back: effects += flow.handle(.cameraBack, at: .zero)
            case nil: break
            }
        }
        return effects
    }

    @Test(
        "its screen comes, and goes when the camera is back, whatever it is called now; the session is never ended",
        .timeLimit(.minutes(1)))
    func pulled() {
        let session = session()
        var flow = BoothFlow(at: .zero, species: .dog)
        var watch = CameraWatch()
        session.startRunning()
        for _ in 0..<20_000 where session.counts.shown == 0 { session.frameArrived.wait(seconds: 0.01) }
        #expect(session.counts.shown > 0)
        for round in 1...3 {
            kernel.unplug("/dev/video\(round - 1)")
            #expect(turn(&flow, &watch, session, until: .interrupted(.dog)).isEmpty)
            #expect(flow.screen.shownTrouble == .cameraLost)
            #expect(session.state == .running)
            let before = session.counts.shown
            kernel.plug(.webcam("/dev/video\(round)", width: 64, height: 48))
            #expect(turn(&flow, &watch, session, until: .camera(.dog)).isEmpty)
            #expect(session.counts.shown > before)
        }
        session.stopRunning()
    }
}
