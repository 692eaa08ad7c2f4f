import Cameras
import Core
import Testing

@Suite("Moments of frames")
struct FrameClockTests {
    private let monotonic = VideoBuffer.Flag.timestampMonotonic

    private func time(_ stamp: Double, flags: UInt32, now: Double) -> Double {
        var clock = FrameClock(origin: Instant(seconds: 100))
        let buffer = VideoBuffer(index: 0, flags: flags, timestamp: Instant(seconds: stamp), memories: [])
        return clock.time(of: buffer, at: Instant(seconds: now)).seconds
    }

    @Test("a monotonic stamp is when the frame was taken, on the source's own time line")
    func monotonicStamp() { #expect(time(101.5, flags: monotonic, now: 101.6) == 1.5) }

    @Test(
        "a stamp of another clock, of the future, or of long ago is the moment at which the frame came",
        arguments: [(101.5, false), (0, true), (1_700_000_000, true), (90, true), (101.7, true)])
    func other(stamp: Double, saysMonotonic: Bool) {
        #expect(time(stamp, flags: saysMonotonic ? monotonic : 0, now: 101.6) == 1.6)
    }

    @Test("time never goes back")
    func order() {
        var clock = FrameClock(origin: .zero)
        let stamps = [1.0, 1.2, 1.1, 1.3]
        let times = stamps.map { stamp in
            clock.time(
                of: VideoBuffer(index: 0, flags: monotonic, timestamp: Instant(seconds: stamp), memories: []),
                at: Instant(seconds: 1.4)
            ).seconds
        }
        #expect(times == [1, 1.2, 1.2, 1.3])
    }
}
