import Cameras
import Core
import Glibc
import TestSupport
import Testing

@Suite("The catalogue of cameras")
struct CameraCatalogueTests {
    private static func pi(_ number: Int, _ driver: String, _ caps: UInt32, _ formats: [FourCC] = []) -> ScriptedCamera
    {
        ScriptedCamera(
            VideoNode(path: "/dev/video\(number)", name: driver, byPath: "platform-\(driver)-video-index0"),
            driver: driver, capabilities: caps | 0x8000_0000, deviceCaps: caps,
            offers: formats.map { ScriptedCamera.Offer($0, 1280, 720) })
    }

    /// A webcam, its metadata node, two of a kind, and what a Pi has besides.
    private static var everything: [ScriptedCamera] {
        var webcam = ScriptedCamera.webcam("/dev/video0", name: "HD Webcam", port: "1")
        webcam.offers.append(ScriptedCamera.Offer(.motionJPEG, 1280, 720))
        var metadata = ScriptedCamera.webcam("/dev/video1", name: "HD Webcam", port: "1")
        metadata.node.byID = "usb-Maker_HD Webcam-video-index1"
        metadata.node.byPath = "pci-0000:00:14.0-usb-0:1:1.0-video-index1"
        metadata.capability.deviceCaps = 0x04a0_0000
        metadata.offers = []
        return [
            webcam, metadata,
            .webcam("/dev/video4", name: "Twin", port: "3", code: .motionJPEG),
            .webcam("/dev/video6", name: "Twin", port: "4", code: .motionJPEG),
            pi(10, "bcm2835-codec-decode", 0x0420_4000, [FourCC("H264")]),
            pi(13, "bcm2835-isp", 0x0420_0002), pi(20, "unicam", 0x0520_0001, [FourCC("pBAA")]),
            pi(21, "v4l2 loopback", 0x0520_0003), pi(22, "pispbe", 0x0420_1000, [.nv12]),
            pi(23, "rp1-cfe", 0x0420_0001, [.yuyv]),
        ]
    }

    private func catalogue(_ cameras: [ScriptedCamera], _ profiles: [CameraProfile] = []) throws -> CameraCatalogue {
        try CameraCatalogue(kernel: ScriptedKernel(cameras), profiles: profiles)
    }

    private func reason(_ catalogue: CameraCatalogue, _ path: String) -> String? {
        guard case .leftOut(let reason)? = catalogue.entries.first(where: { $0.node.path == path })?.verdict else {
            return nil
        }
        return reason
    }

    @Test("webcams are cameras, and each other node is left out with its reason")
    func verdicts() throws {
        let found = try catalogue(CameraCatalogueTests.everything)
        #expect(found.cameras.map(\.node.path) == ["/dev/video0", "/dev/video4", "/dev/video6"])
        let words = [
            1: "metadata", 10: "memory to memory", 13: "image processor", 20: "libcamera", 21: "no format yet",
            22: "image processor", 23: "libcamera",
        ]
        for (number, word) in words {
            let sentence = try #require(reason(found, "/dev/video\(number)"))
            #expect(sentence.contains(word))
            #expect(sentence.contains("/dev/video\(number) "))
        }
        #expect(found.entries.count == 10)
    }

    @Test("order and choice stay when nodes are renumbered and listed in another order", arguments: 1...20)
    func permuted(seed: UInt64) throws {
        let names = try catalogue(CameraCatalogueTests.everything).entries.map(\.identity)
        var random = SeededGenerator(seed: seed)
        var shuffled = CameraCatalogueTests.everything.shuffled(using: &random)
        for (index, number) in (0..<40).shuffled(using: &random).prefix(shuffled.count).enumerated() {
            shuffled[index].node.path = "/dev/video\(number)"
        }
        #expect(try catalogue(shuffled).entries.map(\.identity) == names)
    }

    @Test("a virtual camera is one as soon as it has a format")
    func loopback() throws {
        var camera = CameraCatalogueTests.pi(2, "v4l2 loopback", 0x0520_0003)
        #expect(try catalogue([camera]).cameras.isEmpty)
        camera.offers = [ScriptedCamera.Offer(.yuyv, 640, 480)]
        #expect(try catalogue([camera]).cameras.count == 1)
    }

    @Test("two of a kind are two cameras, told apart by their connectors")
    func twins() throws {
        let cameras = try catalogue(CameraCatalogueTests.everything).cameras.filter { $0.identity.card == "Twin" }
        #expect(cameras.count == 2)
        #expect(cameras.first?.identity.byID == cameras.last?.identity.byID)
        let last = try #require(cameras.last)
        #expect(cameras.first?.identity.kinship(of: last.identity) == .moved)
    }

    @Test("a real camera comes before a virtual one, colour before grey, more pixels before fewer")
    func ranking() throws {
        let large = ScriptedCamera.webcam("/dev/video9", name: "Large", port: "9", width: 1280, height: 720)
        let small = ScriptedCamera.webcam("/dev/video0", name: "Small", port: "1", width: 320, height: 240)
        let grey = ScriptedCamera.webcam(
            "/dev/video1", name: "Infrared", port: "2", code: .grey, width: 1280, height: 720)
        var virtual = CameraCatalogueTests.pi(2, "v4l2 loopback", 0x0520_0003)
        virtual.offers = [ScriptedCamera.Offer(.yuyv, 1280, 720)]
        let cards = try catalogue([virtual, grey, small, large]).cameras.map(\.identity.card)
        #expect(cards == ["Large", "Small", "v4l2 loopback", "Infrared"])
    }

    @Test("what the board's profile names comes first, in its order")
    func profiled() throws {
        let profiles = [
            CameraProfile(name: "owner", match: CameraMatch(byPath: "pci-0000:00:14.0-usb-0:4:1.0-video-index0")),
            CameraProfile(name: "table", position: .back, match: CameraMatch(card: "Twin")),
        ]
        let cameras = try catalogue(CameraCatalogueTests.everything, profiles).cameras
        #expect(cameras.map(\.node.path) == ["/dev/video6", "/dev/video4", "/dev/video0"])
        #expect(cameras.map(\.profile?.name) == ["owner", "table", nil])
    }

    @Test(
        "a node that cannot be opened is left out, in words",
        arguments: [
            (EACCES, "group video"), (EBUSY, "another program"), (ENODEV, "not there any more"),
            (EIO, "could not be opened"),
        ])
    func unopened(error: Int32, word: String) throws {
        let kernel = ScriptedKernel([.webcam()], faults: [KernelFault(.open, errno: error)])
        let found = try CameraCatalogue(kernel: kernel)
        #expect(found.cameras.isEmpty)
        #expect(reason(found, "/dev/video0")?.contains(word) == true)
    }

    @Test(
        "a question that is refused leaves the node out or asks for less, and leaves nothing open",
        arguments: [KernelCall.capability, .format, .sizes, .rates, .control, .value, .close],
        [EIO, ENODEV, EINVAL, ENOTTY, EPERM, EBUSY, ENOMEM])
    func refused(call: KernelCall, error: Int32) throws {
        var camera = ScriptedCamera.webcam()
        camera.controls = [VideoControl(id: CameraSetting.gain.id, name: "Gain", minimum: 0, maximum: 9)]
        let kernel = ScriptedKernel([camera], faults: [KernelFault(call, errno: error, count: call == .close ? 1 : 99)])
        let entry = try #require(try CameraCatalogue(kernel: kernel).entries.first)
        #expect(kernel.count(.open) == kernel.count(.close))
        #expect(kernel.openDescriptors == (call == .close ? 1 : 0))
        let isList = [EINVAL, ENOTTY].contains(error)
        switch call {
        case .control, .value, .close: #expect(entry.isCamera)
        case .sizes, .rates: #expect(entry.isCamera == isList)
        default: #expect(!entry.isCamera)
        }
    }

    @Test("a system that lists nothing, because it may not, says so")
    func unlisted() {
        let kernel = ScriptedKernel(faults: [KernelFault(.nodes, errno: EACCES)])
        #expect(throws: SystemError.self) { try CameraCatalogue(kernel: kernel) }
    }

    @Test("a list that never ends is cut")
    func endless() throws {
        var camera = ScriptedCamera.webcam()
        camera.offers = [ScriptedCamera.Offer(.yuyv, (0..<5000).map { .discrete(width: 64 + $0 % 640, height: 480) })]
        let entry = try #require(try catalogue([camera]).entries.first)
        guard case .camera(let modes, _) = entry.verdict else {
            Issue.record("it was left out")
            return
        }
        #expect(modes.count == 256)
    }

    @Test("a camera without a name is called by what else is known of it")
    func nameless() {
        #expect(CameraIdentity(card: "", driver: "uvcvideo").title == "uvcvideo")
        #expect(CameraIdentity(byID: "usb-X", card: "").title == "usb-X")
        #expect(!CameraIdentity(card: "").title.isEmpty)
    }

    @Test("values and menus of controls are told, with the holes of a menu left out")
    func controls() throws {
        var camera = ScriptedCamera.webcam()
        camera.controls = [
            VideoControl(
                id: CameraSetting.autoExposure.id, name: "Auto Exposure", kind: .menu, minimum: 0, maximum: 3,
                standard: 3)
        ]
        camera.menus = [CameraSetting.autoExposure.id: [1: "Manual", 3: "Aperture Priority"]]
        let entry = try #require(try catalogue([camera]).entries.first)
        guard case .camera(_, let controls) = entry.verdict else {
            Issue.record("it was left out")
            return
        }
        #expect(controls.first?.value == 3)
        #expect(controls.first?.menu == [1: "Manual", 3: "Aperture Priority"])
    }
}
