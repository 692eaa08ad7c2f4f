import Cameras
import Core
import Glibc
import Imaging
import TestSupport
import Testing

@Suite("Frames of a camera")
struct CameraFrameTests {
    private func camera(_ frames: [ScriptedFrame], code: FourCC = .yuyv) -> ScriptedCamera {
        var camera = ScriptedCamera.webcam(code: code, width: 64, height: 48)
        camera.frames = frames
        return camera
    }

    private func opened(_ frames: [ScriptedFrame], code: FourCC = .yuyv) throws -> OpenedCamera {
        try OpenedCamera(camera(frames, code: code))
    }

    @Test("the first frame after a start is dropped, whatever it shows")
    func first() throws {
        let half = [UInt8](repeating: 128, count: 64 * 48)
        let opened = try opened([ScriptedFrame(bytes: [half + half])])
        try opened.read(2)
        #expect(opened.frames.map(\.sequence) == [1])
        #expect(opened.dropped.count == 1)
    }

    @Test("a frame one byte short, and an empty one that is marked, are two drops")
    func short() throws {
        let opened = try opened([
            ScriptedFrame(), ScriptedFrame(), ScriptedFrame(.shorter(by: 1)), ScriptedFrame(.marked(bytes: 0)),
            ScriptedFrame(),
        ])
        try opened.read(5)
        #expect(opened.frames.map(\.sequence) == [1, 4])
        // The first after the start, and these two.
        #expect(opened.dropped.count == 3)
    }

    @Test("a marked frame is dropped though it is whole")
    func marked() throws {
        let opened = try opened([ScriptedFrame(), ScriptedFrame(.marked(bytes: 64 * 48 * 2)), ScriptedFrame()])
        try opened.read(3)
        #expect(opened.frames.map(\.sequence) == [2])
    }

    @Test("an error that lets go of a buffer gives it back to the driver, and is counted", arguments: [1, 3, 10])
    func stray(count: Int) throws {
        let opened = try opened(
            [ScriptedFrame()] + Array(repeating: ScriptedFrame(.refusedWithBuffer(errno: EIO)), count: count))
        try opened.read(count + 12)
        #expect(opened.dropped.count == count + 1)
        #expect(opened.frames.count == 11)
    }

    @Test("an error that keeps the buffer is counted and passes")
    func kept() throws {
        let opened = try opened([ScriptedFrame(), ScriptedFrame(.refused(errno: EIO)), ScriptedFrame()])
        try opened.read(4)
        #expect(opened.frames.count == 2)
        #expect(opened.dropped.count == 2)
    }

    @Test("errors without end are a broken device")
    func broken() throws {
        let kernel = ScriptedKernel([camera(Array(repeating: ScriptedFrame(.marked(bytes: 0)), count: 500))])
        #expect(try OpenedCamera.fault(kernel, reads: 500)?.kind == .refused)
        #expect(kernel.openDescriptors == 0)
    }

    @Test("errors with good frames between them are none", arguments: [3, 10])
    func passing(every: Int) throws {
        let opened = try opened((0..<200).map { ScriptedFrame($0 % every == 1 ? .marked(bytes: 9) : .none) })
        try opened.read(200)
        #expect(opened.frames.count + opened.dropped.count == 200)
        #expect(opened.dropped.count == 1 + (0..<200).count { $0 % every == 1 })
    }

    @Test(
        "an error of the device ends the reading with its own word",
        arguments: [(ENODEV, .gone), (EPIPE, .refused), (EINVAL, .refused), (ENOMEM, .refused)]
            as [(Int32, CameraFault.Kind)])
    func ended(error: Int32, kind: CameraFault.Kind) throws {
        let kernel = ScriptedKernel([camera([ScriptedFrame(), ScriptedFrame(.refused(errno: error))])])
        let fault = try #require(try OpenedCamera.fault(kernel, reads: 2))
        #expect(fault.kind == kind)
        #expect(fault.cause?.errno == error)
        #expect(fault.canPass)
    }

    @Test(
        "a call that is refused while frames come ends the reading, and leaves nothing behind",
        arguments: [KernelCall.wait, .queue], [EIO, ENODEV, EINVAL, ENOMEM])
    func refused(call: KernelCall, error: Int32) throws {
        // Four buffers are queued at the start.
        let kernel = ScriptedKernel([camera([])], faults: [KernelFault(call, errno: error, after: 6)])
        #expect(try OpenedCamera.fault(kernel, reads: 20)?.cause?.errno == error)
        #expect(kernel.openDescriptors == 0)
        #expect(kernel.mappings == 0)
    }

    @Test("a gap in the driver's count is a gap in ours")
    func gap() throws {
        let opened = try opened([ScriptedFrame(), ScriptedFrame(), ScriptedFrame(gap: 3), ScriptedFrame()])
        try opened.read(4)
        #expect(opened.frames.map(\.sequence) == [1, 5, 6])
        #expect(opened.camera?.numbering.missed == 3)
    }

    @Test("of several frames that wait only the newest is shown, and none of them is lost to the driver")
    func newest() throws {
        let opened = try opened([ScriptedFrame()] + Array(repeating: ScriptedFrame(delay: 0), count: 60))
        try opened.read(15)
        // Four buffers at a time, and the newest of the first four is the first after the start.
        #expect(opened.frames.map(\.sequence).prefix(3) == [7, 11, 15])
        #expect(opened.frames.count >= 14)
    }

    @Test("a good frame counts though a bad one came behind it")
    func goodThenBad() throws {
        let opened = try opened([
            ScriptedFrame(), ScriptedFrame(), ScriptedFrame(.marked(bytes: 0), delay: 0), ScriptedFrame(),
        ])
        try opened.read(3)
        #expect(opened.frames.map(\.sequence) == [1, 3])
    }

    @Test(
        "moments come from the driver where it has the clock, else from the coming",
        arguments: [
            ScriptedFrame.Stamp.monotonic, .unknown(offset: -500), .unknown(offset: 1e9), .wrong(offset: 7),
            .wrong(offset: -900),
        ])
    func stamped(stamp: ScriptedFrame.Stamp) throws {
        let opened = try opened(Array(repeating: ScriptedFrame(stamp: stamp), count: 10))
        try opened.read(10)
        let times = opened.frames.map(\.time.seconds)
        #expect(times.count == 9)
        for (index, time) in times.enumerated() { #expect(abs(time - Double(index + 2) / 30) < 0.001) }
    }

    @Test("a buffer with a number that is none is dropped, and the rest goes on")
    func wrongIndex() throws {
        let opened = try opened([ScriptedFrame(), ScriptedFrame(.wrongIndex), ScriptedFrame()])
        try opened.read(10)
        #expect(opened.frames.count == 8)
        #expect(opened.dropped.count == 2)
    }

    @Test("another shape of the picture ends the reading, so that everything is agreed on anew")
    func sourceChanged() throws {
        let opened = try opened([])
        try opened.read(2)
        opened.kernel.tell("/dev/video0", .sourceChanged)
        do throws(CameraFault) {
            try opened.read(1)
            Issue.record("it went on")
        } catch {
            #expect(error.canPass)
        }
    }

    @Test("a control that somebody changes is told, and other events are not")
    func controlChanged() throws {
        let opened = try opened([])
        opened.kernel.tell("/dev/video0", .other)
        opened.kernel.tell("/dev/video0", .control(id: CameraSetting.gain.id, value: 4))
        try opened.read(1)
        #expect(opened.changes == [CameraSetting.gain.id])
    }
}
