import Cameras
import Testing

@Suite("The choice of a mode")
struct CameraModeChoiceTests {
    private func mode(_ code: FourCC, _ width: Int, _ height: Int, _ rate: UInt32 = 30) -> CameraMode {
        CameraMode(
            code: code, width: width, height: height, interval: VideoInterval(numerator: 1, denominator: rate))
    }

    @Test("a fast picture of 1280 by 720 is better than a slow one that is not compressed")
    func fast() {
        let choice = CameraModeChoice(
            [
                mode(.yuyv, 640, 480), mode(.yuyv, 1280, 720, 10), mode(.motionJPEG, 1920, 1080),
                mode(.motionJPEG, 1280, 720),
            ], profile: nil)
        #expect(choice.ranked.first == mode(.motionJPEG, 1280, 720))
    }

    @Test("of two that are alike, the one that need not be decoded")
    func uncompressed() {
        let choice = CameraModeChoice([mode(.motionJPEG, 1280, 720), mode(.yuyv, 1280, 720)], profile: nil)
        #expect(choice.ranked.first?.code == .yuyv)
    }

    @Test("what the profile asks for comes first, and what it leaves open is chosen")
    func profiled() {
        let modes = [mode(.yuyv, 640, 480), mode(.motionJPEG, 1280, 720), mode(.motionJPEG, 640, 480, 15)]
        let size = CameraProfile(name: "a", width: 640, height: 480)
        #expect(CameraModeChoice(modes, profile: size).ranked.first == modes[0])
        let format = CameraProfile(name: "a", format: .motionJPEG, width: 640, height: 480, rate: 15)
        #expect(CameraModeChoice(modes, profile: format).ranked.first == modes[2])
    }

    @Test("stepping down ends, and each step needs less of the bus")
    func steps() {
        let modes = [
            mode(.yuyv, 1280, 720), mode(.yuyv, 640, 480), mode(.yuyv, 320, 240), mode(.motionJPEG, 1280, 720),
            mode(.yuyv, 640, 480, 15),
        ]
        let choice = CameraModeChoice(modes, profile: nil)
        var (current, seen) = (choice.ranked[0], [choice.ranked[0]])
        while let next = choice.smaller(than: current) {
            #expect(next.bandwidth < current.bandwidth)
            (current, seen) = (next, seen + [next])
        }
        #expect(seen.count > 1)
        #expect(current.bandwidth == modes.map(\.bandwidth).min())
    }

    @Test("equal modes keep the driver's order")
    func stable() {
        let modes = [mode(.yuyv, 640, 480), mode(.uyvy, 640, 480)]
        #expect(CameraModeChoice(modes, profile: nil).ranked == modes)
        #expect(CameraModeChoice(modes.reversed(), profile: nil).ranked == modes.reversed())
    }
}
