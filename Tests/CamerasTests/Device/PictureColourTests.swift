import Cameras
import Testing

@Suite("What a device means by its samples")
struct PictureColourTests {
    private func colour(_ code: FourCC, _ space: UInt32, _ encoding: UInt32, _ range: UInt32) -> PictureColour {
        PictureColour(
            VideoFormat(
                code: code, width: 64, height: 48, colorspace: space, encoding: encoding, quantization: range))
    }

    @Test(
        "the range is what the driver says, and by its colour space where it says nothing",
        arguments: [(8, 0, false), (7, 0, true), (8, 1, true), (7, 2, false), (1, 0, false), (3, 0, false)]
            as [(UInt32, UInt32, Bool)])
    func range(space: UInt32, quantization: UInt32, isFull: Bool) {
        #expect(colour(.yuyv, space, 0, quantization).isFullRange == isFull)
    }

    @Test(
        "so is the matrix",
        arguments: [(8, 0, .bt601), (3, 0, .bt709), (8, 2, .bt709), (3, 1, .bt601), (10, 0, .bt709), (1, 0, .bt601)]
            as [(UInt32, UInt32, PictureColour.Matrix)])
    func matrix(space: UInt32, encoding: UInt32, matrix: PictureColour.Matrix) {
        #expect(colour(.nv12, space, encoding, 0).matrix == matrix)
    }

    @Test("JPEG is full-range BT.601 whatever the driver says")
    func jpeg() { #expect(colour(.motionJPEG, 3, 2, 2) == .ours) }

    @Test("grey is full range unless the driver says that it is not")
    func grey() {
        #expect(colour(.grey, 8, 0, 0).isFullRange)
        #expect(!colour(.grey, 8, 0, 2).isFullRange)
    }
}
