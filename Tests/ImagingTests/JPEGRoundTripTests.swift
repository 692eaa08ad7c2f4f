import Core
import Imaging
import TestSupport
import Testing

@Suite("JPEG there and back")
struct JPEGRoundTripTests {
    @Test(
        "planes come back as they went in", arguments: [PixelFormat.grey, .yuv420, .yuv422],
        [(64, 48), (65, 49), (1, 1), (17, 200), (1280, 720)])
    func planes(format: PixelFormat, size: (width: Int, height: Int)) throws {
        let frame = Frame.drawn(width: size.width, height: size.height, format: format) { column, row in
            UInt8(60 + (column + 2 * row) % 512 / 4)
        }
        var encoder = JPEGEncoder()
        let back = try Samples.decode(try encoder.encode(frame, quality: 98))
        #expect(back.layout == frame.layout)
        for kind in format.planes {
            let (before, after) = (Samples.samples(frame, kind), Samples.samples(back, kind))
            let errors = zip(before, after).map { abs(Int($0) - Int($1)) }
            // The ramp starts again now and then; a block with the step in it rings.
            #expect(errors.reduce(0, +) <= 3 * errors.count)
        }
    }

    @Test("the same frame gives the same bytes")
    func deterministic() throws { #expect(try Samples.jpeg() == Samples.jpeg()) }

    @Test("a lower quality makes fewer bytes")
    func quality() throws {
        let frame = try Samples.decode(Samples.jpeg())
        var encoder = JPEGEncoder()
        let sizes = try [95, 80, 50].map { try encoder.encode(frame, quality: $0).count }
        #expect(sizes == sizes.sorted(by: >))
    }

    @Test("a decoded frame carries its number, its time and its bytes")
    func facts() throws {
        let jpeg = try Samples.jpeg()
        var decoder = JPEGDecoder(pool: FramePool())
        let frame = try decoder.decode(jpeg, sequence: 17, time: Instant(seconds: 2))
        #expect(frame.sequence == 17)
        #expect(frame.time == Instant(seconds: 2))
        #expect(frame.encoded == jpeg)
    }

    /// Red, green, blue and yellow as the quarters were painted, in YCbCr (JFIF).
    static let quarters = [(94, 98, 218), (136, 85, 59), (74, 204, 111), (205, 46, 146)]

    @Test(
        "a photograph with full chroma decodes to half of it in the right colours",
        arguments: ["quarters-444.jpg", "quarters-progressive.jpg"], [0, 1, 2, 3])
    func fullChroma(name: String, quarter: Int) throws {
        let frame = try Samples.decode(Samples.fixture(name))
        #expect(frame.layout == PlaneLayout(format: .yuv420, width: 64, height: 48))
        let (x, y) = (16 + 32 * (quarter % 2), 12 + 24 * (quarter / 2))
        let colour = JPEGRoundTripTests.quarters[quarter]
        #expect(abs(Samples.sample(frame, .luma, column: x, row: y) - colour.0) <= 4)
        #expect(abs(Samples.sample(frame, .cb, column: x / 2, row: y / 2) - colour.1) <= 4)
        #expect(abs(Samples.sample(frame, .cr, column: x / 2, row: y / 2) - colour.2) <= 4)
    }
}
