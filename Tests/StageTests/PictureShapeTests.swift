import Testing

@testable import Stage

@Suite("The bytes of a picture")
struct PictureShapeTests {
    @Test(
        "are four for each pixel, and no number for sides that are none",
        arguments: [
            (2, 3, 24), (0, 5, 0), (-1, -1, nil), (-1, 4, nil), (4, -1, nil), (-2, -2, nil), (.max, 2, nil),
            (1 << 31, 1 << 31, nil), (.min, .min, nil),
        ] as [(Int, Int, Int?)])
    func count(width: Int, height: Int, bytes: Int?) {
        #expect(Picture.byteCount(width: width, height: height) == bytes)
    }
}
