import Cameras
import Core
import Testing

@Suite("When the light is on")
struct LightControlTests {
    private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

    /// The changes while it looks at a brightness ten times a second.
    private func changes(_ control: inout LightControl, _ luma: Double, _ span: ClosedRange<Int>) -> [Bool] {
        span.compactMap { control.see(meanLuma: luma, at: at(Double($0) / 10)) }
    }

    @Test(
        "what a person asks for comes at once, and brightness has no say in it",
        arguments: [(LightMode.on, true), (.off, false)])
    func asked(mode: LightMode, lit: Bool) {
        var control = LightControl(mode: .auto)
        #expect(control.ask(for: mode, at: at(0)) == (lit ? true : nil))
        #expect(control.isLit == lit)
        #expect(changes(&control, lit ? 255 : 0, 0...200) == [])
        #expect(control.rest(at: at(30)) == nil)
    }

    @Test("by itself it comes on once it is dark for a while, and never for a moment of dark")
    func dark() {
        var control = LightControl(mode: .auto)
        #expect(changes(&control, 20, 0...10) == [])
        #expect(changes(&control, 120, 11...12) == [])
        #expect(changes(&control, 20, 13...27) == [])
        #expect(changes(&control, 20, 28...60) == [true])
        #expect(control.isLit)
    }

    @Test("it does not put itself out because it is on")
    func hysteresis() {
        var control = LightControl(mode: .auto)
        _ = changes(&control, 20, 0...20)
        #expect(control.isLit)
        #expect(changes(&control, 110, 21...600) == [])
        #expect(changes(&control, 200, 601...700) == [false])
    }

    @Test("it does not flicker: between two changes are five seconds")
    func rest() {
        var control = LightControl(mode: .auto)
        var moments: [Double] = []
        for step in 0...1000 {
            let now = Double(step) / 10
            if control.see(meanLuma: control.isLit ? 255 : 0, at: at(now)) != nil { moments.append(now) }
        }
        #expect(moments.count > 10)
        #expect(zip(moments, moments.dropFirst()).allSatisfy { $1 - $0 >= 5 })
    }

    @Test("when nobody is there it goes out")
    func empty() {
        var control = LightControl(mode: .auto)
        _ = changes(&control, 20, 0...20)
        #expect(control.rest(at: at(9)) == false)
        #expect(!control.isLit)
    }
}
