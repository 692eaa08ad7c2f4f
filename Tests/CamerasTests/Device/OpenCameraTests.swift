import Cameras
import Core
import Glibc
import Imaging
import TestSupport
import Testing

@Suite("Opening a camera")
struct OpenCameraTests {
    private let small = ScriptedCamera.webcam(width: 64, height: 48)

    @Test("what S_FMT answers is the truth: asked 352 by 280, given 320 by 240")
    func answered() throws {
        var camera = ScriptedCamera.webcam(width: 352, height: 280)
        camera.answer = { wanted in
            VideoFormat(
                code: wanted.code, width: 320, height: 240,
                memories: [VideoFormat.Memory(bytesPerLine: 640, size: 640 * 240)])
        }
        let opened = try OpenedCamera(camera)
        try opened.read(3)
        #expect(opened.camera?.format.width == 320)
        #expect(opened.camera?.mode.height == 240)
        #expect(opened.frames.map(\.width) == [320, 320])
        #expect(opened.frames.map(\.height) == [240, 240])
    }

    @Test("rows of 1344 bytes for 640 pixels give the right picture")
    func strided() throws {
        var camera = ScriptedCamera.webcam()
        camera.answer = { wanted in
            VideoFormat(
                code: .yuyv, width: 640, height: 480, quantization: 1,
                memories: [VideoFormat.Memory(bytesPerLine: 1344, size: 1344 * 480)])
        }
        let opened = try OpenedCamera(camera)
        try opened.read(2)
        let frame = try #require(opened.frames.first)
        for (column, row) in [(0, 0), (639, 0), (0, 479), (639, 479), (321, 123)] {
            #expect(Samples.luma(frame, column: column, row: row) == Int(ScriptedPicture.luma(column, row, 1)))
        }
    }

    @Test("a driver that answers with another format of ours is taken at its word")
    func otherFormat() throws {
        var camera = small
        camera.answer = { _ in
            VideoFormat(
                code: .nv12, width: 64, height: 48, memories: [VideoFormat.Memory(bytesPerLine: 64, size: 4608)])
        }
        let opened = try OpenedCamera(camera)
        try opened.read(2)
        #expect(opened.frames.first?.format == .yuv420)
    }

    @Test(
        "a driver that answers with nonsense is refused in words, and nothing stays open",
        arguments: [(0, 0), (-64, 48), (100_000, 100_000), (64, 1 << 30)])
    func nonsense(width: Int, height: Int) throws {
        var camera = small
        camera.answer = { _ in VideoFormat(code: .yuyv, width: width, height: height) }
        let kernel = ScriptedKernel([camera])
        #expect(try OpenedCamera.fault(kernel)?.kind == .refused)
        #expect(kernel.openDescriptors == 0)
    }

    @Test("an answer in a format that nobody here reads is refused")
    func unreadable() throws {
        var camera = small
        camera.answer = { VideoFormat(code: FourCC("H264"), width: $0.width, height: $0.height) }
        #expect(try OpenedCamera.fault(ScriptedKernel([camera]))?.kind == .refused)
    }

    @Test("four buffers are asked for, and what the driver gives is used", arguments: [2, 3, 4, 6])
    func buffers(count: Int) throws {
        var camera = small
        camera.bufferLimits = count...count
        let opened = try OpenedCamera(camera)
        try opened.read(20)
        #expect(opened.kernel.mappings == count)
        #expect(opened.frames.count == 19)
        opened.close()
        #expect(opened.kernel.mappings == 0)
        #expect(opened.kernel.openDescriptors == 0)
    }

    @Test("a driver that gives one buffer gives too few")
    func oneBuffer() throws {
        var camera = small
        camera.bufferLimits = 1...1
        let kernel = ScriptedKernel([camera])
        #expect(try OpenedCamera.fault(kernel)?.kind == .refused)
        #expect(kernel.mappings == 0)
    }

    @Test("each opening asks for new buffers, and closing gives all of them back")
    func rebuilt() throws {
        let kernel = ScriptedKernel([small])
        for round in 1...5 {
            let opened = try OpenedCamera(kernel)
            try opened.read(3)
            opened.close()
            #expect(kernel.mappings == 0)
            #expect(kernel.openDescriptors == 0)
            #expect(kernel.count(.map) == 4 * round)
        }
    }

    @Test("memory is given back before the descriptor is closed, and the stream is stopped before both")
    func closingOrder() throws {
        let opened = try OpenedCamera(small)
        try opened.read(1)
        opened.close()
        let ending = opened.kernel.trace.suffix(7)
        #expect(Array(ending) == [.stopStreaming, .unmap, .unmap, .unmap, .unmap, .requestBuffers, .close])
    }

    @Test("a bus without room: a smaller mode is taken")
    func steppedDown() throws {
        var camera = small
        camera.offers = [
            ScriptedCamera.Offer(.yuyv, [.discrete(width: 1280, height: 720), .discrete(width: 640, height: 480)])
        ]
        camera.bandwidth = 20_000_000
        let opened = try OpenedCamera(camera)
        try opened.read(2)
        #expect(opened.frames.first?.width == 640)
        #expect(opened.kernel.mappings == 4)
    }

    @Test("a bus without room for the smallest mode: a sentence about USB, and none about disks")
    func noBandwidth() throws {
        var camera = small
        camera.offers = [
            ScriptedCamera.Offer(.yuyv, [.discrete(width: 1280, height: 720), .discrete(width: 64, height: 48)])
        ]
        camera.bandwidth = 1000
        let kernel = ScriptedKernel([camera])
        let fault = try #require(try OpenedCamera.fault(kernel))
        #expect(fault.kind == .noBandwidth)
        #expect(fault.sentence.contains("USB"))
        #expect(!fault.sentence.lowercased().contains("disk"))
        #expect(!fault.sentence.lowercased().contains("space"))
        #expect(kernel.count(.startStreaming) == 2)
        #expect(kernel.openDescriptors == 0)
        #expect(kernel.mappings == 0)
    }

    @Test(
        "each call that is refused at the opening is a fault with its own errno, and leaves nothing behind",
        arguments: [
            KernelCall.open, .capability, .format, .setFormat, .requestBuffers, .buffer, .map, .queue, .startStreaming,
        ], [EACCES, EBUSY, EINVAL, EIO, ENODEV, ENOMEM, ENOTTY, EPERM])
    func refused(call: KernelCall, error: Int32) throws {
        let kernel = ScriptedKernel([small], faults: [KernelFault(call, errno: error, count: 3)])
        let fault = try #require(try OpenedCamera.fault(kernel))
        // The end of a list is no error, and a list that is empty at its start is a camera without formats.
        if call != .format || ![EINVAL, ENOTTY].contains(error) { #expect(fault.cause?.errno == error) }
        #expect(kernel.openDescriptors == 0)
        #expect(kernel.mappings == 0)
        switch error {
        case EBUSY where call != .capability: #expect(fault.kind == .busy)
        case EACCES where call != .capability, EPERM where call != .capability: #expect(fault.kind == .denied)
        case ENODEV where call != .capability: #expect(fault.kind == .gone)
        default: #expect(fault.sentence.contains("/dev/video0"))
        }
    }

    @Test(
        "calls that a camera may lack are no fault",
        arguments: [KernelCall.setInterval, .control, .subscribe, .value], [EINVAL, ENOTTY, EIO])
    func lacking(call: KernelCall, error: Int32) throws {
        let opened = try OpenedCamera(small, faults: [KernelFault(call, errno: error, count: 99)])
        try opened.read(3)
        #expect(opened.frames.count == 2)
    }

    @Test("a camera that another program streams from is busy")
    func busy() throws {
        var camera = small
        camera.isBusy = true
        let fault = try #require(try OpenedCamera.fault(ScriptedKernel([camera])))
        #expect(fault.kind == .busy)
        #expect(fault.sentence.contains("another program"))
    }

    @Test(
        "multi-planar devices stream, with planes together and apart",
        arguments: [FourCC.nv12, .nv12Apart, .yu12Apart])
    func planar(code: FourCC) throws {
        var camera = ScriptedCamera.webcam(code: code, width: 64, height: 48)
        camera.capability.deviceCaps = 0x0420_1000
        let opened = try OpenedCamera(camera)
        try opened.read(3)
        #expect(opened.frames.count == 2)
        let frame = try #require(opened.frames.first)
        #expect(frame.format == .yuv420)
        opened.close()
        #expect(opened.kernel.mappings == 0)
    }

    @Test(
        "a camera that lies on its side gives upright pictures",
        arguments: [PictureOrientation.quarterTurn, .halfTurn, .mirrored, .threeQuarterTurn])
    func turned(orientation: PictureOrientation) throws {
        var camera = small
        camera.answer = { _ in
            VideoFormat(
                code: .yuyv, width: 64, height: 48, quantization: 1,
                memories: [VideoFormat.Memory(bytesPerLine: 128, size: 6144)])
        }
        let profile = CameraProfile(name: "side", orientation: orientation)
        let opened = try OpenedCamera(ScriptedKernel([camera]), [profile])
        try opened.read(2)
        let frame = try #require(opened.frames.first)
        let swaps = [.quarterTurn, .threeQuarterTurn].contains(orientation)
        #expect(frame.width == (swaps ? 48 : 64))
        // Where the stored picture's first sample has gone.
        let place =
            switch orientation {
            case .quarterTurn: (47, 0)
            case .halfTurn: (63, 47)
            case .mirrored: (63, 0)
            default: (0, 63)
            }
        #expect(Samples.luma(frame, column: place.0, row: place.1) == Int(ScriptedPicture.luma(0, 0, 1)))
    }
}
