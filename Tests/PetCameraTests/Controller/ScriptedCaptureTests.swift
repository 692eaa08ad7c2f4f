import Cameras
import Core
import Glibc
import Imaging
import TestSupport
import Testing

@testable import PetCamera

/// A capture session whose kernel plays a script; its capture thread is real, and the script's time passes as fast as it
/// is asked for.
@Suite("A capture session with a camera", .serialized)
@MainActor struct ScriptedCaptureTests {
    private func session(_ kernel: ScriptedKernel, _ sources: [String] = ["v4l2"]) -> CaptureSession {
        let lane = ScriptedLane(kernel)
        return CaptureSession(cameras: sources.map { CameraDevice(id: $0) }) {
            (description, pool) throws(SourceError) in
            try description.open(pool: pool, kernel: kernel, lane: lane)
        }
    }

    /// What the engine got.
    private struct Seen {
        var timelines: [Int] = []
        var widths: Set<Int> = []

        mutating func note(_ captured: CapturedFrame?) {
            guard let captured else { return }
            if timelines.last != captured.timeline { timelines.append(captured.timeline) }
            widths.insert(captured.frame.width)
        }
    }

    /// Looks after every frame; false when it did not come about in so many looks.
    private func comes(_ session: CaptureSession, _ condition: () -> Bool) -> Bool {
        for _ in 0..<20_000 {
            if condition() { return true }
            session.frameArrived.wait(seconds: 0.01)
        }
        return false
    }

    private func webcam(_ path: String, _ width: Int) -> ScriptedCamera {
        .webcam(path, width: width, height: width * 3 / 4)
    }

    @Test("frames of the best camera come, and its state is told", .timeLimit(.minutes(1)))
    func runs() {
        let session = session(ScriptedKernel([webcam("/dev/video0", 64)]))
        session.startRunning()
        #expect(comes(session) { session.counts.shown > 20 })
        #expect(session.cameraStatus?.state == .running)
        #expect(session.cameraStatus?.identity?.card == "HD Webcam")
        session.stopRunning()
        #expect(session.state == .stopped)
        #expect(session.cameraStatus == nil)
    }

    @Test("stopping gives the device back, and starting again takes it", .timeLimit(.minutes(1)))
    func restarted() {
        let kernel = ScriptedKernel([webcam("/dev/video0", 64)])
        let session = session(kernel)
        for _ in 1...5 {
            let before = session.counts.shown
            session.startRunning()
            #expect(comes(session) { session.counts.shown > before })
            session.stopRunning()
            #expect(kernel.openDescriptors == 0)
            #expect(kernel.mappings == 0)
        }
    }

    @Test(
        "a camera that is lost and comes back goes on in the same session, on a time line of its own",
        .timeLimit(.minutes(1)))
    func comesBack() {
        let kernel = ScriptedKernel([webcam("/dev/video0", 64)])
        let session = session(kernel)
        guard var consumer = session.takeConsumer() else {
            Issue.record("the mailbox was taken")
            return
        }
        var seen = Seen()
        session.startRunning()
        #expect(
            comes(session) {
                seen.note(consumer.take())
                return seen.widths == [64]
            })
        kernel.unplug("/dev/video0")
        #expect(comes(session) { session.cameraStatus?.state == .lost })
        #expect(session.state == .running)
        #expect(session.failure == nil)
        kernel.plug(webcam("/dev/video9", 128))
        #expect(
            comes(session) {
                seen.note(consumer.take())
                return seen.widths == [64, 128]
            })
        #expect(seen.timelines.count == 2)
        #expect(seen.timelines == seen.timelines.sorted())
        session.stopRunning()
        session.giveBack(consumer)
    }

    @Test("its pulse tells that a camera is gone, and pictures that come again", .timeLimit(.minutes(1)))
    func pulse() {
        let kernel = ScriptedKernel([webcam("/dev/video0", 64)])
        let session = session(kernel)
        #expect(!session.pulse.isRunning)
        session.startRunning()
        #expect(comes(session) { session.pulse.pictures > 3 })
        #expect(!session.pulse.isOpening)
        kernel.unplug("/dev/video0")
        #expect(comes(session) { session.pulse.isLost })
        #expect(session.pulse.isRunning)
        let before = session.pulse.pictures
        kernel.plug(webcam("/dev/video9", 128))
        #expect(comes(session) { session.pulse.pictures > before && !session.pulse.isLost })
        session.stopRunning()
        #expect(!session.pulse.isRunning)
    }

    @Test(
        "an opening that is refused reaches the interface with its meaning",
        arguments: [(KernelCall.open, EACCES), (.open, EPERM), (.open, EBUSY), (.setFormat, EBUSY), (.open, ENODEV)])
    func refused(call: KernelCall, error: Int32) {
        let kernel = ScriptedKernel([webcam("/dev/video0", 64)], faults: [KernelFault(call, errno: error, count: 99)])
        let session = session(kernel, ["v4l2:/dev/video0"])
        session.startRunning()
        #expect(comes(session) { session.failure != nil })
        switch session.failure.map({ CameraInitializationError($0) }) {
        case .permissionDenied?: #expect([EACCES, EPERM].contains(error))
        case .cameraBusy?: #expect(error == EBUSY)
        case .noCamera?: #expect(error == ENODEV)
        default: Issue.record("it was refused as something else")
        }
        session.stopRunning()
    }

    @Test("no camera is a refusal that can be tried again", .timeLimit(.minutes(1)))
    func none() {
        let kernel = ScriptedKernel()
        let session = session(kernel)
        session.startRunning()
        #expect(comes(session) { session.failure?.canPass == true })
        kernel.plug(webcam("/dev/video0", 64))
        session.startRunning()
        #expect(comes(session) { session.counts.shown > 0 })
        session.stopRunning()
    }

    @Test("a damaged picture is shown in the preview and given to nobody who judges", .timeLimit(.minutes(1)))
    func damaged() {
        var camera = ScriptedCamera.webcam(code: .motionJPEG, width: 160, height: 120)
        let good = ScriptedPicture.bytes(VideoFormat(code: .motionJPEG, width: 160, height: 120), number: 0)[0]
        camera.frames = [ScriptedFrame(), ScriptedFrame(bytes: [Array(good.dropLast(300))])]
        camera.afterwards = .silence
        let session = session(ScriptedKernel([camera]))
        guard var consumer = session.takeConsumer() else {
            Issue.record("the mailbox was taken")
            return
        }
        session.startRunning()
        #expect(comes(session) { session.pictureSize != nil })
        #expect(consumer.take() == nil)
        #expect(session.counts.shown == 0)
        session.stopRunning()
        session.giveBack(consumer)
    }
}
