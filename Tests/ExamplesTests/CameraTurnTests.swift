import PetCameraUI
import Testing

@testable import Examples

@Suite("The turn to the other camera")
struct CameraTurnTests {
    private let start = ContinuousClock.now
    private let one = CameraDevice(id: "one")
    private let other = CameraDevice(id: "other")

    /// Pressed, and so far on that the next camera was asked for, which is at 0.25.
    private func waiting() -> CameraTurn {
        var turn = CameraTurn()
        turn.press(at: start)
        let isAsked = turn.advance(to: start + .seconds(0.25), camera: one, hasFailed: false)
        #expect(isAsked)
        return turn
    }

    @Test("closes, asks for the other camera once, and opens when that is there")
    func course() {
        var turn = CameraTurn()
        #expect(!turn.isClosed)
        turn.press(at: start)
        var asked: [Double] = []
        var closed: [Double] = []
        for step in 1...60 {
            let elapsed = Double(step) / 100
            let camera = step <= 40 ? one : other
            if turn.advance(to: start + .seconds(elapsed), camera: camera, hasFailed: false) { asked.append(elapsed) }
            if turn.isClosed { closed.append(elapsed) }
        }
        #expect(asked == [0.25])
        #expect(closed == (1...40).map { Double($0) / 100 })
    }

    @Test("opens on the camera before when the other one cannot be had")
    func refused() {
        var turn = waiting()
        let isAsked = turn.advance(to: start + .seconds(0.3), camera: one, hasFailed: true)
        #expect(!isAsked && !turn.isClosed)
    }

    @Test("does not take an earlier failure for one of this switch")
    func earlierFailure() {
        var turn = CameraTurn()
        turn.press(at: start)
        let isAskedEarly = turn.advance(to: start + .seconds(0.1), camera: one, hasFailed: true)
        #expect(!isAskedEarly && turn.isClosed)
        let isAsked = turn.advance(to: start + .seconds(0.3), camera: one, hasFailed: true)
        #expect(isAsked && turn.isClosed)
    }

    @Test("does not stay closed for a camera that never says that it is there")
    func patience() {
        var turn = waiting()
        _ = turn.advance(to: start + .seconds(2.2), camera: one, hasFailed: false)
        #expect(turn.isClosed)
        _ = turn.advance(to: start + .seconds(2.3), camera: one, hasFailed: false)
        #expect(!turn.isClosed)
    }

    @Test("goes on undisturbed when it is pressed again, and can be pressed after it")
    func twice() {
        var turn = CameraTurn()
        turn.press(at: start)
        turn.press(at: start + .seconds(0.2))
        let isAsked = turn.advance(to: start + .seconds(0.26), camera: one, hasFailed: false)
        #expect(isAsked)
        _ = turn.advance(to: start + .seconds(0.3), camera: other, hasFailed: false)
        turn.press(at: start + .seconds(1))
        #expect(turn.isClosed)
    }
}
