import Cameras
import Core
import Glibc
import TestSupport
import Testing

@testable import Booth

@Suite("Trying a camera for the doctor")
struct CameraTrialTests {
    private func trial(_ cameras: [ScriptedCamera], faults: [KernelFault] = []) -> (CameraTrial, ScriptedKernel) {
        let kernel = ScriptedKernel(cameras, faults: faults)
        return (CameraTrial(kernel: kernel, lane: ScriptedLane(kernel)), kernel)
    }

    private func webcam() -> ScriptedCamera { .webcam(width: 64, height: 48) }

    @Test("a camera that works is named with its format, its size, the rate that came and what was lost")
    func good() {
        let (trial, kernel) = trial([webcam()])
        #expect(trial.isGood)
        for words in ["HD Webcam", "YUYV", "64", "48", "frames a second came", "0 damaged, 0 missed"] {
            #expect(trial.sentence.contains(words))
        }
        // It changes nothing: what was opened is closed.
        #expect(kernel.openDescriptors == 0)
        #expect(kernel.mappings == 0)
    }

    @Test("the rate is the one at which pictures come, whatever was agreed on")
    func slow() {
        var camera = webcam()
        camera.pace = 0.2
        let trial = trial([camera]).0
        #expect(trial.isGood)
        let rate = trial.sentence.split(separator: "; ").compactMap { Double($0.split(separator: " ")[0]) }.first
        #expect(rate.map { abs($0 - 5) < 1 } == true)
    }

    @Test("damaged pictures are counted, and many of them are no good camera")
    func damaged() {
        var camera = webcam()
        camera.frames = (0..<120).map { $0 % 3 == 2 ? ScriptedFrame(bytes: [[1, 2, 3]]) : ScriptedFrame() }
        let trial = trial([camera]).0
        #expect(!trial.isGood)
        #expect(!trial.sentence.contains("; 0 damaged"))
        #expect(trial.sentence.contains("damaged"))
    }

    @Test(
        "one that may not be opened, is busy or gone says so in its own words",
        arguments: [(EACCES, "group video"), (EBUSY, "in use by another program")] as [(Int32, String)])
    func refused(error: Int32, words: String) {
        let trial = trial([webcam()], faults: [KernelFault(.open, errno: error, count: 99)]).0
        #expect(!trial.isGood)
        #expect(trial.sentence.contains(words))
    }

    @Test("one that sends nothing is not waited for without end")
    func silent() {
        var camera = webcam()
        camera.afterwards = .silence
        let (trial, kernel) = trial([camera])
        #expect(!trial.isGood)
        #expect(trial.sentence.contains("sends nothing"))
        #expect(kernel.now < Instant(seconds: 1010))
    }

    @Test("a cable that is pulled meanwhile is told")
    func pulled() {
        var camera = webcam()
        camera.frames = Array(repeating: ScriptedFrame(), count: 20)
        camera.afterwards = .unplugged
        let trial = trial([camera]).0
        #expect(!trial.isGood)
        #expect(trial.sentence.contains("not there any more"))
    }
}
