import Core
import PetCamera
import Testing

@testable import Booth

@MainActor @Suite("Looking for a camera that was missing")
struct CameraProbeTests {
    /// A probe with an attempt under way.
    private func looking(_ source: String) throws -> (CameraProbe, CaptureSession) {
        let probe = CameraProbe(source: source)
        #expect(probe.look(behind: .trouble(.cameraMissing), at: .zero) == nil)
        #expect(probe.attempt == nil)
        #expect(probe.look(behind: .trouble(.cameraMissing), at: Instant(seconds: 3)) == nil)
        return (probe, try #require(probe.attempt))
    }

    @Test(
        "lets go of the camera when its screen is left, whichever comes",
        arguments: [Screen.attract, .species, .camera(.dog), .trouble(.storeFull)])
    func left(screen: Screen) throws {
        let (probe, session) = try looking("pattern")
        #expect(session.state == .running)
        #expect(probe.look(behind: screen, at: Instant(seconds: 3.1)) == nil)
        #expect(session.state == .stopped)
        #expect(probe.attempt == nil)
        // It looks again when the trouble is shown again.
        _ = probe.look(behind: .trouble(.cameraLost), at: Instant(seconds: 30))
        #expect(probe.attempt?.state == .running)
        probe.end()
        #expect(probe.attempt == nil)
    }

    @Test("says which trouble is over when pictures come, and lets go", .timeLimit(.minutes(1)))
    func back() throws {
        let (probe, session) = try looking("pattern")
        for _ in 0..<600 where session.counts.shown == 0 { session.frameArrived.wait(seconds: 0.1) }
        #expect(probe.look(behind: .trouble(.cameraMissing), at: Instant(seconds: 4)) == .cameraMissing)
        #expect(session.state == .stopped)
        #expect(probe.attempt == nil)
    }
}
