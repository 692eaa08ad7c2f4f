import Cameras
import Core
import Testing

@Suite("Decisions about a camera")
struct CameraSupervisorTests {
    private typealias Action = CameraSupervisor.Action
    private let gone = CameraFault(.gone, "gone")

    private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

    /// One that has been running since the start.
    private func running() -> CameraSupervisor {
        var supervisor = CameraSupervisor()
        _ = supervisor.start(at: at(0))
        _ = supervisor.handle(.opened, at: at(0))
        _ = supervisor.handle(.frame, at: at(0))
        return supervisor
    }

    @Test("it opens, and runs with the first frame")
    func start() {
        var supervisor = CameraSupervisor()
        #expect(supervisor.start(at: at(0)) == [.open])
        #expect(supervisor.state == .opening)
        #expect(supervisor.handle(.opened, at: at(1)) == [])
        #expect(supervisor.state == .opening)
        #expect(supervisor.handle(.frame, at: at(1.1)) == [])
        #expect(supervisor.state == .running)
        #expect(supervisor.trouble == nil)
    }

    @Test("a camera that is lost is tried after 2, 4, 8, 16, 20 and 20 seconds")
    func backOff() {
        var supervisor = running()
        var now = 100.0
        #expect(supervisor.handle(.ended(gone), at: at(now)) == [])
        #expect(supervisor.state == .lost)
        for delay in [2.0, 4, 8, 16, 20, 20] {
            #expect(supervisor.handle(.tick, at: at(now + delay - 0.01)) == [])
            now += delay
            #expect(supervisor.nextTry == at(now))
            #expect(supervisor.handle(.tick, at: at(now)) == [.open])
            #expect(supervisor.state == .lost)
            #expect(supervisor.handle(.ended(gone), at: at(now + 0.001)) == [])
        }
    }

    @Test("after half a minute of frames a loss is the first again, before it is not")
    func quiet() {
        for (seconds, expected) in [(40.0, 2.0), (10, 4)] {
            var supervisor = running()
            _ = supervisor.handle(.ended(gone), at: at(100))
            _ = supervisor.handle(.tick, at: at(102))
            _ = supervisor.handle(.opened, at: at(102))
            for step in 0...Int(seconds) {
                _ = supervisor.handle(.frame, at: at(102 + Double(step)))
                _ = supervisor.handle(.tick, at: at(102 + Double(step)))
            }
            _ = supervisor.handle(.ended(gone), at: at(103 + seconds))
            #expect(supervisor.nextTry == at(103 + seconds + expected))
        }
    }

    @Test("something that is plugged in is looked at at once, while there is no camera")
    func plugged() {
        var supervisor = running()
        #expect(supervisor.handle(.nodesChanged, at: at(1)) == [])
        _ = supervisor.handle(.ended(gone), at: at(2))
        #expect(supervisor.handle(.nodesChanged, at: at(2.1)) == [.open])
        #expect(supervisor.handle(.nodesChanged, at: at(2.2)) == [])
        _ = supervisor.handle(.ended(gone), at: at(2.3))
        // The plan stays: the next try by itself is two seconds after the loss.
        #expect(supervisor.nextTry == at(4))
    }

    @Test("frames that stop are noticed within two seconds, and the camera is closed and opened at once")
    func stalled() {
        var supervisor = running()
        _ = supervisor.handle(.frame, at: at(10))
        #expect(supervisor.handle(.tick, at: at(11.4)) == [])
        #expect(supervisor.handle(.tick, at: at(11.9)) == [.close])
        #expect(supervisor.state == .stalled)
        #expect(supervisor.trouble?.kind == .silent)
        #expect(supervisor.handle(.closed, at: at(12)) == [.open])
        #expect(supervisor.state == .opening)
    }

    @Test("one that was opened and never sends anything waits for its turn")
    func silent() {
        var supervisor = running()
        _ = supervisor.handle(.ended(gone), at: at(10))
        #expect(supervisor.handle(.tick, at: at(12)) == [.open])
        _ = supervisor.handle(.opened, at: at(12))
        #expect(supervisor.handle(.tick, at: at(16.9)) == [])
        #expect(supervisor.handle(.tick, at: at(17)) == [.close])
        #expect(supervisor.handle(.closed, at: at(17.1)) == [])
        #expect(supervisor.state == .lost)
        #expect(supervisor.nextTry == at(21.1))
    }

    @Test("a driver that does not come back from closing is given up after two seconds, and the camera opened anew")
    func hangsClosing() {
        var supervisor = running()
        #expect(supervisor.handle(.tick, at: at(2)) == [.close])
        #expect(supervisor.handle(.tick, at: at(3.9)) == [])
        #expect(supervisor.handle(.tick, at: at(4)) == [.abandon, .open])
        #expect(supervisor.abandoned == 1)
        #expect(supervisor.trouble?.kind == .hung)
    }

    @Test("a driver that does not come back from opening is given up after ten seconds, and tried later")
    func hangsOpening() {
        var supervisor = CameraSupervisor()
        _ = supervisor.start(at: at(0))
        #expect(supervisor.handle(.tick, at: at(9.9)) == [])
        #expect(supervisor.handle(.tick, at: at(10)) == [.abandon])
        #expect(supervisor.state == .absent)
        #expect(supervisor.nextTry == at(12))
    }

    @Test("threads are not given up without end: after eight the machine has to be restarted")
    func exhausted() {
        var supervisor = CameraSupervisor()
        _ = supervisor.start(at: at(0))
        var now = 0.0
        while supervisor.state != .failed, now < 10_000 {
            now += 1
            _ = supervisor.handle(.tick, at: at(now))
        }
        #expect(supervisor.abandoned == CameraSupervisor.mostAbandoned)
        #expect(supervisor.trouble?.sentence.contains("restarted") == true)
        #expect(supervisor.handle(.tick, at: at(now + 1000)) == [])
        #expect(supervisor.nextTry == nil)
    }

    @Test("what is no camera is not tried again by itself, and again when something is plugged in")
    func failed() {
        var supervisor = CameraSupervisor()
        _ = supervisor.start(at: at(0))
        _ = supervisor.handle(.ended(CameraFault(.notACamera, "no")), at: at(0))
        #expect(supervisor.state == .failed)
        #expect(supervisor.handle(.tick, at: at(1000)) == [])
        #expect(supervisor.handle(.nodesChanged, at: at(1001)) == [.open])
    }

    @Test(
        "what a thread says that was given up, or that has ended, changes nothing",
        arguments: [
            CameraSupervisor.Event.opened, .frame, .closed, .ended(CameraFault(.gone, "late")),
        ])
    func late(event: CameraSupervisor.Event) {
        var supervisor = running()
        _ = supervisor.handle(.ended(gone), at: at(1))
        let before = supervisor
        #expect(supervisor.handle(event, at: at(1.5)) == [])
        #expect(supervisor == before)
    }
}
