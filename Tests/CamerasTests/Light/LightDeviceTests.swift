import Cameras
import Core
import Glibc
import TestSupport
import Testing

@Suite("Switching a light")
struct LightDeviceTests {
    let folder = TemporaryFolder()

    private func text(_ name: String) throws -> String {
        String(decoding: try FileBytes.read(folder.file(name)).prefix { $0 != 10 }, as: UTF8.self)
    }

    private func addLED(most: String) {
        folder.write(Array(most.utf8), to: "sys/class/leds/torch/max_brightness")
        folder.write([], to: "sys/class/leds/torch/brightness")
    }

    @Test(
        "a LED gets its share of what it can give, and nothing when it is off",
        arguments: [(1.0, "255"), (0.5, "128"), (0, "1"), (9, "255")])
    func led(level: Double, expected: String) throws {
        addLED(most: "255\n")
        let light = LightDevice(.ledClass(name: "torch"), level: level, root: folder.path)
        try light.set(true)
        #expect(try text("sys/class/leds/torch/brightness") == expected)
        try light.set(false)
        #expect(try text("sys/class/leds/torch/brightness") == "0")
    }

    @Test("a light goes out with whoever has it")
    func gone() throws {
        addLED(most: "nonsense")
        try LightDevice(.ledClass(name: "torch"), root: folder.path).set(true)
        #expect(try text("sys/class/leds/torch/brightness") == "0")
    }

    @Test("a LED that is not there is refused with the system's own word")
    func missing() {
        let light = LightDevice(.ledClass(name: "nothing"), root: folder.path)
        do throws(SystemError) {
            try light.set(true)
            Issue.record("it was lit")
        } catch {
            #expect(error.errno == ENOENT)
        }
    }

    @Test("a torch of V4L2 is given its strength and then lit, and the node is closed again")
    func torch() throws {
        let mode: UInt32 = 0x009C_0901
        let strength: UInt32 = 0x009C_0908
        var flash = ScriptedCamera.webcam("/dev/video0")
        flash.controls = [
            VideoControl(id: mode, name: "LED Mode", kind: .menu, minimum: 0, maximum: 2),
            VideoControl(id: strength, name: "Torch", minimum: 10, maximum: 110, step: 25),
        ]
        let kernel = ScriptedKernel([flash])
        let light = LightDevice(.v4l2Flash(path: "/dev/video0"), level: 0.5, kernel: kernel)
        try light.set(true)
        #expect(kernel.values("/dev/video0") == [mode: 2, strength: 60])
        try light.set(false)
        #expect(kernel.values("/dev/video0")[mode] == 0)
        #expect(kernel.openDescriptors == 0)
    }

    @Test("a file that is no GPIO chip is refused")
    func gpio() {
        let light = LightDevice(.gpio(chip: "/dev/null", line: 3))
        #expect(throws: SystemError.self) { try light.set(true) }
    }

    @Test("screen and none switch nothing and refuse nothing", arguments: [LightKind.screen, .none])
    func nothing(kind: LightKind) throws { try LightDevice(kind).set(true) }

    @Test(
        "what a profile says is understood, and what leads out of its folder is not",
        arguments: [
            ("ledClass", "torch", .ledClass(name: "torch")),
            ("gpio", "gpiochip0:17", .gpio(chip: "/dev/gpiochip0", line: 17)),
            ("v4l2Flash", "/dev/v4l-subdev1", .v4l2Flash(path: "/dev/v4l-subdev1")), ("screen", nil, .screen),
            ("none", nil, LightKind.none), ("ledClass", "../../x", nil), ("gpio", "gpiochip0", nil),
            ("gpio", "../mem:1", nil), ("gpio", "gpiochip0:-1", nil), ("laser", "x", nil), ("ledClass", nil, nil),
        ] as [(String, String?, LightKind?)])
    func profile(kind: String, name: String?, expected: LightKind?) {
        #expect(LightKind(kind: kind, name: name) == expected)
    }
}
