import Core
import Stage
import Views

/// Plays a script on the stage: one finger, as a person would.
@MainActor struct ScriptPlayer {
    /// Seconds that a scripted finger stays down.
    private static let touch = 0.05

    private var steps: ArraySlice<BoothScript.Step>
    private var lift: (at: Double, point: Point)?
    private var touches: Int64 = 0

    init(_ script: BoothScript) { steps = script.steps[...] }

    /// Does what is due; false when the script ends the program.
    mutating func play(until elapsed: Double, on loop: StageLoop) throws(StageError) -> Bool {
        if let due = lift, elapsed >= due.at {
            loop.window.inject(.touchUp(id: touches, at: due.point))
            lift = nil
        }
        // A second tap waits until the finger is up again.
        while lift == nil, let step = steps.first, elapsed >= step.at {
            steps.removeFirst()
            switch step.action {
            case .tap(let point):
                touches += 1
                loop.window.inject(.touchDown(id: touches, at: point))
                lift = (elapsed + ScriptPlayer.touch, point)
            case .key(let key): loop.window.inject(.key(key))
            case .screenshot(let path): try loop.screenshot().writePNG(to: path)
            case .quit: return false
            }
        }
        return true
    }
}
