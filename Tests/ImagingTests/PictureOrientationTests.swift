import Core
import Imaging
import TestSupport
import Testing

@Suite("A photograph that was taken with the camera on its side")
struct PictureOrientationTests {
    /// Which stored quarter (0 red, 1 green, 2 blue, 3 yellow) is seen at the top left, top right, bottom left and
    /// bottom right, by the figures in the EXIF standard.
    static let expected: [(Int, [Int])] = [
        (1, [0, 1, 2, 3]), (2, [1, 0, 3, 2]), (3, [3, 2, 1, 0]), (4, [2, 3, 0, 1]),
        (5, [0, 2, 1, 3]), (6, [2, 0, 3, 1]), (7, [3, 1, 2, 0]), (8, [1, 3, 0, 2]),
    ]

    /// A JPEG with an EXIF segment put in behind its start.
    private func tagged(_ jpeg: [UInt8], _ tiff: [UInt8]) -> [UInt8] {
        let body: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0] + tiff
        let length = body.count + 2
        return [0xFF, 0xD8, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + body + jpeg.dropFirst(2)
    }

    private func tiff(_ orientation: Int, little: Bool) -> [UInt8] {
        let value = UInt8(orientation)
        return little
            ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0]
            : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
    }

    @Test("comes out upright", arguments: expected, [true, false])
    func upright(_ expected: (orientation: Int, quarters: [Int]), little: Bool) throws {
        let stored = try Samples.fixture("quarters-444.jpg")
        let frame = try Samples.decode(tagged(stored, tiff(expected.orientation, little: little)))
        let swaps = expected.orientation > 4
        #expect(frame.width == (swaps ? 48 : 64) && frame.height == (swaps ? 64 : 48))
        for (place, quarter) in expected.quarters.enumerated() {
            let colour = JPEGRoundTripTests.quarters[quarter]
            let x = (place % 2 == 0 ? 1 : 3) * frame.width / 4
            let y = (place / 2 == 0 ? 1 : 3) * frame.height / 4
            #expect(abs(Samples.sample(frame, .luma, column: x, row: y) - colour.0) <= 4)
            #expect(abs(Samples.sample(frame, .cb, column: x / 2, row: y / 2) - colour.1) <= 4)
            #expect(abs(Samples.sample(frame, .cr, column: x / 2, row: y / 2) - colour.2) <= 4)
        }
    }

    @Test("keeps its own bytes only when it was upright")
    func bytes() throws {
        let stored = try Samples.fixture("quarters-444.jpg")
        let upright = tagged(stored, tiff(1, little: true))
        #expect(try Samples.decode(upright).encoded == upright)
        #expect(try Samples.decode(tagged(stored, tiff(6, little: true))).encoded == nil)
    }

    @Test("with half the chroma across comes out with a quarter when it was turned", arguments: [(3, 422), (8, 420)])
    func chroma(_ orientation: Int, _ sampling: Int) throws {
        let jpeg = try Samples.jpeg(width: 65, height: 31, format: .yuv422)
        let frame = try Samples.decode(tagged(jpeg, tiff(orientation, little: true)))
        let size = orientation > 4 ? (31, 65) : (65, 31)
        #expect(
            frame.layout
                == PlaneLayout(format: sampling == 422 ? .yuv422 : .yuv420, width: size.0, height: size.1))
    }

    @Test(
        "is shown as it is when its tag makes no sense",
        arguments: [
            [], [0x49], [0x49, 0x49, 42, 0, 255, 255, 255, 255], [0x49, 0x49, 42, 0, 8, 0, 0, 0, 255, 255],
            [0x49, 0x4D, 42, 0, 8, 0, 0, 0], [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 9, 0],
        ] as [[UInt8]])
    func nonsense(_ tiff: [UInt8]) throws {
        let stored = try Samples.fixture("quarters-444.jpg")
        let frame = try Samples.decode(tagged(stored, tiff))
        #expect(frame.width == 64 && frame.height == 48)
    }
}
