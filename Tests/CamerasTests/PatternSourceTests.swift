import Cameras
import Core
import Imaging
import Testing

@Suite("The drawn pattern")
struct PatternSourceTests {
    @Test("the same number is the same picture, every time")
    func deterministic() throws {
        let sources = (0..<2).map { _ in PatternSource(width: 64, height: 48, pool: FramePool()) }
        let runs = try sources.map { Samples.frames(try Samples.events($0, limit: 5)) }
        for (one, other) in zip(runs[0], runs[1]) {
            for kind in [Plane.Kind.luma, .cb, .cr] { #expect(Samples.bytes(one, kind) == Samples.bytes(other, kind)) }
        }
    }

    @Test("something moves from frame to frame")
    func moves() throws {
        let frames = Samples.frames(
            try Samples.events(PatternSource(width: 320, height: 240, pool: FramePool()), limit: 4))
        #expect(Set(frames.map { Samples.bytes($0) }).count == 4)
    }

    @Test("it is endless, numbered and timed at thirty frames a second")
    func times() throws {
        let frames = Samples.frames(
            try Samples.events(PatternSource(width: 16, height: 16, pool: FramePool()), limit: 90))
        #expect(frames.map(\.sequence) == Array(0..<90))
        #expect(frames.map(\.time) == (0..<90).map { Instant(seconds: Double($0) / 30) })
    }

    @Test("after warm-up it takes no memory")
    func memory() throws {
        let pool = FramePool()
        let source = PatternSource(width: 64, height: 48, pool: pool)
        for _ in 0..<50 { _ = try source.next() }
        #expect(pool.allocations == 1)
    }

    @Test("the bars are the standard's, grey first", arguments: [(0, 191, 128), (6, 22, 212), (7, 16, 128)])
    func bars(bar: Int, luma: Int, cb: Int) throws {
        let source = PatternSource(width: 160, height: 120, pool: FramePool())
        let frame = try #require(Samples.frames(Samples.events(source, limit: 1)).first)
        #expect(Samples.luma(frame, column: bar * 20 + 10, row: 5) == luma)
        #expect(Samples.luma(frame, .cb, column: bar * 10 + 5, row: 5) == cb)
    }
}
