import Testing

@testable import Examples

@Suite("The turn to the other camera")
struct CameraTurnTests {
    private let start = ContinuousClock.now

    @Test("blurs, closes, changes the camera once, and opens")
    func course() {
        var turn = CameraTurn()
        #expect(turn.phase == .resting && turn.width == 1)
        turn.press(at: start)
        #expect(turn.phase == .blurred && turn.width == 1)
        var changes: [Double] = []
        var phases: [CameraTurn.Phase] = []
        for step in 1...60 {
            let elapsed = Double(step) / 100
            if turn.advance(to: start + .seconds(elapsed)) { changes.append(elapsed) }
            if phases.last != turn.phase { phases.append(turn.phase) }
            #expect(turn.width == (turn.phase == .closing ? 0 : 1))
        }
        #expect(changes == [0.25])
        #expect(phases == [.closing, .opening, .resting])
    }

    @Test("goes on undisturbed when it is pressed again, and can be pressed after it")
    func twice() {
        var turn = CameraTurn()
        turn.press(at: start)
        _ = turn.advance(to: start + .seconds(0.01))
        turn.press(at: start + .seconds(0.2))
        let changes = turn.advance(to: start + .seconds(0.26))
        #expect(changes)
        turn.press(at: start + .seconds(0.3))
        _ = turn.advance(to: start + .seconds(0.51))
        #expect(turn.phase == .resting)
        turn.press(at: start + .seconds(1))
        #expect(turn.phase == .blurred)
    }

    @Test("a loop that was slow still shows the picture closed before the camera changes")
    func slow() {
        var turn = CameraTurn()
        turn.press(at: start)
        let first = turn.advance(to: start + .seconds(3))
        #expect(!first && turn.phase == .closing)
        let second = turn.advance(to: start + .seconds(3.1))
        #expect(second && turn.phase == .opening)
    }
}
