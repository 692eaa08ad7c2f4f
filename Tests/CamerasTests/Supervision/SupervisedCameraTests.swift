import Cameras
import Core
import Glibc
import Imaging
import TestSupport
import Testing

@Suite("A camera that is watched")
struct SupervisedCameraTests {
    private func webcam(_ path: String = "/dev/video0", port: String = "1", _ width: Int = 64, _ height: Int = 48)
        -> ScriptedCamera
    {
        .webcam(path, port: port, width: width, height: height)
    }

    private func isClose(_ left: Double?, _ right: Double, _ tolerance: Double = 0.3) -> Bool {
        left.map { abs($0 - right) <= tolerance } ?? false
    }

    @Test("frames come, numbered and on a time line that starts with it")
    func runs() {
        let diary = CameraDiary([webcam()])
        diary.run(until: 3)
        #expect(diary.states.map(\.state) == [.opening, .running])
        #expect(diary.frames.count > 80)
        #expect(diary.frames.map(\.sequence) == Array(1...diary.frames.count))
        #expect(isClose(diary.frames.last?.time.seconds, 3))
        #expect(diary.camera.status.identity?.card == "HD Webcam")
        #expect(diary.camera.status.mode?.width == 64)
    }

    @Test("a cable that is pulled: retries after 2, 4, 8, 16, 20 and 20 seconds")
    func retries() {
        let diary = CameraDiary([webcam()])
        diary.kernel.at(seconds: 1) { $0.unplug("/dev/video0") }
        diary.run(until: 75)
        #expect(diary.camera.status.state == .lost)
        #expect(diary.camera.status.trouble != nil)
        let lost = diary.began(.lost) ?? 0
        #expect(isClose(lost, 1))
        let tries = diary.lane.starts.dropFirst().map { $0 - lost }
        #expect(tries.count == 6)
        for (time, expected) in zip(tries, [2.0, 6, 14, 30, 50, 70]) { #expect(isClose(time, expected, 0.1)) }
        #expect(diary.kernel.openDescriptors == 0)
        #expect(diary.kernel.mappings == 0)
    }

    @Test("it comes back under another number, with another size and stride, and is opened at once")
    func replugged() throws {
        var large = webcam("/dev/video0", 1280, 720)
        large.frames = Array(repeating: ScriptedFrame(), count: 300)
        large.afterwards = .unplugged
        let diary = CameraDiary([large])
        diary.kernel.at(seconds: 13) { kernel in
            var small = ScriptedCamera.webcam("/dev/video5", width: 640, height: 480)
            small.answer = { wanted in
                VideoFormat(
                    code: .yuyv, width: 640, height: 480, quantization: 1,
                    memories: [VideoFormat.Memory(bytesPerLine: 1344, size: 1344 * 480)])
            }
            kernel.plug(small)
        }
        diary.run(until: 14.5)
        #expect(diary.states.map(\.state) == [.opening, .running, .lost, .running])
        #expect(isClose(diary.began(.running), 13, 0.5))
        #expect(diary.frames.first?.width == 1280)
        let last = try #require(diary.frames.last)
        #expect(last.width == 640)
        #expect(last.height == 480)
        let numbers = diary.frames.map(\.sequence)
        #expect(numbers == numbers.sorted())
        #expect(Set(numbers).count == numbers.count)
        #expect(diary.frames.map(\.time) == diary.frames.map(\.time).sorted())
        #expect(diary.openings.count == 2)
        #expect(diary.kernel.openDescriptors == 1)
        #expect(diary.kernel.mappings == 4)
    }

    @Test("without a watch on the system it is found by looking, later")
    func unwatched() {
        let diary = CameraDiary([webcam()], faults: [KernelFault(.watchNodes, errno: EMFILE)])
        diary.kernel.at(seconds: 1) { $0.unplug("/dev/video0") }
        diary.kernel.at(seconds: 1.5) { $0.plug(.webcam("/dev/video3", width: 64, height: 48)) }
        diary.run(until: 4)
        #expect(diary.camera.status.state == .running)
        #expect(isClose(diary.began(.running), 3, 0.4))
    }

    @Test("frames that stop without an error: stalled within two seconds, and opened anew")
    func stalls() {
        var camera = webcam()
        camera.frames = Array(repeating: ScriptedFrame(), count: 60)
        camera.afterwards = .silence
        let diary = CameraDiary([camera])
        diary.kernel.at(seconds: 3.9) { $0.change("/dev/video0") { $0.afterwards = .goesOn } }
        diary.run(until: 6)
        let stalled = diary.began(.stalled) ?? .infinity
        #expect(stalled - 2 > 1)
        #expect(stalled - 2 < 2)
        #expect(diary.camera.status.state == .running)
        #expect(diary.openings.count == 2)
        #expect(diary.kernel.openDescriptors == 1)
    }

    @Test(
        "a machine that stood still for three seconds, or for a minute, has a camera that works", arguments: [3.0, 60])
    func starved(seconds: Double) {
        let diary = CameraDiary([webcam()])
        diary.run(until: 2)
        for _ in 0..<5 {
            // The clock goes on, and neither this thread nor the driver's had a turn meanwhile.
            diary.kernel.advance(to: diary.kernel.now + seconds)
            diary.run(until: diary.seconds + 2)
        }
        #expect(diary.states.map(\.state) == [.opening, .running])
        #expect(diary.openings.count == 1)
        #expect(diary.frames.count > 200)
    }

    @Test("a camera that is opened and never sends a frame is tried again, never in a hurry")
    func neverSends() {
        var camera = webcam()
        camera.afterwards = .silence
        let diary = CameraDiary([camera])
        diary.run(until: 120)
        #expect(diary.refusal == nil || diary.frames.isEmpty)
        #expect(diary.lane.starts.count < 10)
    }

    @Test("a driver that blocks for ever in DQBUF is given up with its thread, and the camera goes on elsewhere")
    func hangsInDequeue() {
        let diary = CameraDiary([webcam()], faults: [KernelFault(.dequeue, hangsAfter: 40)])
        diary.kernel.at(seconds: 4) { kernel in
            kernel.clearFaults()
            kernel.unplug("/dev/video0")
            kernel.plug(.webcam("/dev/video1", width: 64, height: 48))
        }
        diary.run(until: 12)
        #expect(diary.lane.hungThreads >= 1)
        #expect(diary.camera.status.abandoned >= 1)
        #expect(diary.camera.status.state == .running)
        let frames = diary.frames.count
        // The old driver comes back after all: its thread ends, and nobody listens.
        diary.lane.letGo()
        diary.run(until: 14)
        #expect(diary.camera.status.state == .running)
        #expect(diary.frames.count > frames)
        #expect(diary.kernel.openDescriptors == 1)
        #expect(diary.kernel.mappings == 4)
    }

    @Test("a driver that blocks in close is given up, and the state says what happened")
    func hangsInClose() {
        var camera = webcam()
        camera.frames = Array(repeating: ScriptedFrame(), count: 30)
        camera.afterwards = .silence
        let diary = CameraDiary([camera], .named("/dev/video0"), faults: [KernelFault(.close, hangsAfter: 0)])
        diary.run(until: 4)
        #expect(diary.states.map(\.state).contains(.stalled))
        diary.run(until: 30)
        #expect(diary.camera.status.abandoned >= 1)
        // One more may be about to be given up.
        #expect(diary.lane.hungThreads - diary.camera.status.abandoned <= 1)
        #expect(diary.camera.status.trouble != nil)
    }

    @Test(
        "a driver that hangs anywhere holds nobody up",
        arguments: [
            KernelCall.open, .capability, .format, .setFormat, .requestBuffers, .map, .queue, .startStreaming, .wait,
            .stopStreaming, .unmap,
        ])
    func hangs(call: KernelCall) {
        let diary = CameraDiary([webcam()], .named("/dev/video0"))
        diary.run(until: 1)
        diary.kernel.add(KernelFault(call, hangsAfter: 0))
        diary.kernel.at(seconds: 2) { $0.unplug("/dev/video0") }
        diary.kernel.at(seconds: 2.5) { $0.plug(.webcam("/dev/video1", width: 64, height: 48)) }
        diary.run(until: 40)
        #expect(diary.seconds >= 40)
        #expect(diary.camera.status.abandoned >= 1)
        // Whoever hangs may hold the device; it is free once the driver comes back.
        diary.kernel.clearFaults()
        diary.lane.letGo()
        diary.kernel.announce()
        diary.run(until: 43)
        #expect(diary.camera.status.state == .running)
    }

    @Test("two cameras of a kind: the one beside it is never taken for the one that was pulled")
    func twins() throws {
        let diary = CameraDiary([webcam("/dev/video0", port: "1"), webcam("/dev/video2", port: "2")])
        diary.run(until: 1)
        let place = try #require(diary.camera.status.identity?.byPath)
        #expect(place.contains("usb-0:1:"))
        diary.kernel.unplug("/dev/video0")
        diary.run(until: 20)
        #expect(diary.camera.status.state == .lost)
        // Numbers have traded places; the connector tells.
        diary.kernel.plug(webcam("/dev/video7", port: "1"))
        diary.run(until: 21)
        #expect(diary.camera.status.state == .running)
        #expect(diary.camera.status.identity?.byPath == place)
    }

    @Test("a camera that is plugged into another connector is found there")
    func moved() {
        let diary = CameraDiary([webcam("/dev/video0", port: "1")])
        diary.kernel.at(seconds: 1) { $0.unplug("/dev/video0") }
        diary.kernel.at(seconds: 3) { $0.plug(.webcam("/dev/video0", port: "4", width: 64, height: 48)) }
        diary.run(until: 4)
        #expect(diary.camera.status.state == .running)
        #expect(diary.camera.status.identity?.byPath?.contains("usb-0:4:") == true)
    }

    @Test("a broken camera that is replaced by another kind goes on, where any camera will do")
    func replaced() {
        let other = ScriptedCamera.webcam("/dev/video0", name: "Other", port: "1", width: 64, height: 48)
        for (selector, isTaken) in [(CameraSelector.best, true), (.named("HD Webcam"), false)] {
            let diary = CameraDiary([webcam()], selector)
            diary.kernel.at(seconds: 1) { $0.unplug("/dev/video0") }
            diary.kernel.at(seconds: 3) { $0.plug(other) }
            diary.run(until: 4)
            #expect((diary.camera.status.state == .running) == isTaken)
        }
    }

    @Test("permissions that come after the node are tried for at once")
    func permissions() {
        let diary = CameraDiary([webcam()])
        diary.run(until: 1)
        diary.kernel.unplug("/dev/video0")
        diary.run(until: 1.5)
        diary.kernel.add(KernelFault(.open, errno: EACCES, count: 1))
        diary.kernel.plug(webcam("/dev/video1"))
        diary.run(until: 2)
        #expect(diary.camera.status.trouble?.kind == .denied)
        diary.kernel.announce()
        diary.run(until: 2.5)
        #expect(diary.camera.status.state == .running)
    }

    @Test(
        "a first opening that fails is told with the system's own word",
        arguments: [(EACCES, CameraFault.Kind.denied), (EBUSY, .busy), (ENODEV, .gone), (EIO, .refused)])
    func refused(error: Int32, kind: CameraFault.Kind) {
        let diary = CameraDiary([webcam()], .named("/dev/video0"), faults: [KernelFault(.open, errno: error)])
        diary.run(until: 5)
        #expect(diary.refusal?.cause?.errno == error)
        #expect(diary.refusal?.kind == .deviceUnavailable)
        #expect(diary.camera.status.trouble?.kind == kind)
        #expect(diary.seconds < 1)
    }

    @Test("the best camera that may not be opened is not called missing")
    func deniedBest() {
        let diary = CameraDiary([webcam()], faults: [KernelFault(.open, errno: EACCES, count: 99)])
        diary.run(until: 5)
        #expect(diary.refusal?.cause?.errno == EACCES)
    }

    @Test("the best camera is taken, and the next one where that is busy")
    func nextBest() {
        var busy = webcam("/dev/video0", 1280, 720)
        busy.isBusy = true
        let diary = CameraDiary([busy, webcam("/dev/video1", port: "2")])
        diary.run(until: 1)
        #expect(diary.camera.status.identity?.byPath?.contains("usb-0:2:") == true)
        #expect(diary.frames.count > 10)
    }

    @Test("damaged frames are shown, and keep the camera alive")
    func damaged() {
        var camera = ScriptedCamera.webcam(code: .motionJPEG, width: 160, height: 120)
        let good = ScriptedPicture.bytes(VideoFormat(code: .motionJPEG, width: 160, height: 120), number: 0)[0]
        camera.frames = Array(repeating: ScriptedFrame(bytes: [Array(good.dropLast(300))]), count: 150)
        let diary = CameraDiary([camera])
        diary.run(until: 4)
        #expect(diary.damaged > 100)
        #expect(diary.frames.isEmpty)
        #expect(diary.camera.status.state == .running)
        #expect(diary.openings.count == 1)
    }

    @Test("settings are made while it runs, and again when it comes back")
    func settings() {
        var camera = webcam()
        camera.controls = [
            VideoControl(
                id: CameraSetting.autoExposure.id, name: "Auto", kind: .menu, minimum: 0, maximum: 3, standard: 3),
            VideoControl(id: CameraSetting.exposureTime.id, name: "Time", minimum: 3, maximum: 2047, standard: 250),
        ]
        let diary = CameraDiary([camera])
        diary.run(until: 1)
        diary.camera.set([.exposureTime: 90, .focus: 4])
        diary.run(until: 2)
        #expect(diary.kernel.values("/dev/video0")[CameraSetting.exposureTime.id] == 90)
        #expect(diary.camera.status.complaints.count == 1)
        diary.kernel.unplug("/dev/video0")
        diary.run(until: 2.5)
        camera.node.path = "/dev/video1"
        diary.kernel.plug(camera)
        diary.run(until: 3.5)
        #expect(diary.kernel.values("/dev/video1")[CameraSetting.exposureTime.id] == 90)
        #expect(diary.kernel.values("/dev/video1")[CameraSetting.autoExposure.id] == 1)
    }

    @Test("what can be set while it runs is told with its limits and its value, and what is forbidden is not")
    func adjustable() {
        var camera = webcam()
        let bias = VideoControl(
            id: CameraSetting.exposureCompensation.id, name: "Bias", minimum: -4, maximum: 4, standard: 1)
        camera.controls = [
            VideoControl(
                id: CameraSetting.focus.id, name: "Focus", minimum: 0, maximum: 250, flags: VideoControl.Flag.readOnly),
            bias,
        ]
        let diary = CameraDiary([camera])
        diary.run(until: 1)
        #expect(diary.camera.status.adjustable == [.exposureCompensation: CameraControlFacts(control: bias, value: 1)])
        diary.camera.set([.exposureCompensation: 3])
        diary.run(until: 2)
        #expect(diary.kernel.values("/dev/video0")[CameraSetting.exposureCompensation.id] == 3)
    }

    @Test("closing gives the device back, so that the next one can open it at once")
    func closes() {
        let diary = CameraDiary([webcam()])
        diary.run(until: 1)
        diary.camera.close()
        #expect(diary.kernel.openDescriptors == 0)
        #expect(diary.kernel.mappings == 0)
        #expect(diary.seconds < 1.5)
    }

    @Test("closing does not wait for a driver that hangs for longer than two seconds")
    func closesHung() {
        let diary = CameraDiary([webcam()])
        diary.run(until: 1)
        diary.kernel.add(KernelFault(.close, hangsAfter: 0))
        diary.camera.close()
        #expect(diary.seconds < 3.5)
        #expect(diary.lane.hungThreads == 1)
    }

    @Test("a hundred losses leak no descriptor, no memory and no thread")
    func hundred() {
        let diary = CameraDiary([webcam()])
        for round in 1...100 {
            let path = "/dev/video\(round - 1)"
            diary.run(until: diary.seconds + 0.5)
            #expect(diary.camera.status.state == .running)
            diary.kernel.unplug(path)
            diary.run(until: diary.seconds + 0.5)
            diary.kernel.plug(webcam("/dev/video\(round)"))
        }
        diary.run(until: diary.seconds + 0.5)
        #expect(diary.openings.count == 101)
        #expect(diary.kernel.openDescriptors == 1)
        #expect(diary.kernel.mappings == 4)
        #expect(diary.camera.status.abandoned == 0)
    }

    @Test(
        "each call that is refused while it runs is got over, whatever it says",
        arguments: [
            KernelCall.nodes, .open, .capability, .format, .sizes, .rates, .setFormat, .setInterval, .requestBuffers,
            .buffer, .map, .unmap, .queue, .dequeue, .startStreaming, .stopStreaming, .control, .subscribe, .wait,
            .hasNewNodes,
        ], [EIO, ENODEV, EBUSY, EINVAL, ENOMEM, EACCES, ENOSPC, ETIMEDOUT])
    func gotOver(call: KernelCall, error: Int32) {
        var slow = webcam()
        slow.pace = 0.5
        let diary = CameraDiary([slow])
        diary.run(until: 2)
        diary.kernel.add(KernelFault(call, errno: error, count: 2))
        diary.kernel.unplug("/dev/video0")
        diary.run(until: 2.3)
        slow.node.path = "/dev/video1"
        diary.kernel.plug(slow)
        diary.run(until: 14)
        #expect(diary.camera.status.state == .running)
        #expect(diary.refusal == nil)
    }
}
