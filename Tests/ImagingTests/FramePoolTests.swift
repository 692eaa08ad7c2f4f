import Core
import Imaging
import TestSupport
import Testing

@Suite("The pool of frames")
struct FramePoolTests {
    @Test("after warm-up decoding takes no memory from the system", arguments: [PixelFormat.grey, .yuv420, .yuv422])
    func warm(format: PixelFormat) throws {
        let pool = FramePool()
        var decoder = JPEGDecoder(pool: pool)
        let jpeg = try Samples.jpeg(width: 64, height: 48, format: format)
        var held: [Frame] = []
        for sequence in 0..<100 {
            held.append(try decoder.decode(jpeg, sequence: sequence, time: .zero))
            if held.count > 3 { held.removeFirst() }
        }
        #expect(pool.allocations == 4)
    }

    @Test("a frame that is held keeps its samples while others come and go")
    func held() throws {
        let pool = FramePool(capacity: 1)
        var decoder = JPEGDecoder(pool: pool)
        let (dark, light) = try (flat(20), flat(220))
        let frame = try decoder.decode(dark, sequence: 0, time: .zero)
        for _ in 0..<10 { _ = try decoder.decode(light, sequence: 1, time: .zero) }
        #expect(abs(Samples.sample(frame, .luma, column: 5, row: 5) - 20) <= 2)
    }

    @Test("another size is served, and the one before again after it")
    func sizes() {
        let pool = FramePool()
        for count in [100, 100, 200, 200, 100] { pool.take(count).withBytes { #expect($0.count == count) } }
        #expect(pool.allocations == 3)
    }

    @Test("a damaged picture gives its memory back")
    func damaged() throws {
        let pool = FramePool()
        var decoder = JPEGDecoder(pool: pool)
        let jpeg = JPEGDamage.hole.applied(to: try Samples.jpeg())
        for _ in 0..<5 { _ = try? decoder.decode(jpeg, sequence: 0, time: .zero) }
        #expect(pool.allocations == 1)
    }

    private func flat(_ luma: UInt8) throws -> [UInt8] {
        var encoder = JPEGEncoder()
        return try encoder.encode(Frame.drawn { _, _ in luma })
    }
}
