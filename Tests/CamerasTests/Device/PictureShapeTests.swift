import Cameras
import TestSupport
import Testing

@Suite("Where samples lie")
struct PictureShapeTests {
    private func shape(_ code: FourCC, _ width: Int, _ height: Int, _ strides: [Int] = []) -> PictureShape? {
        PictureShape(
            VideoFormat(
                code: code, width: width, height: height,
                memories: strides.map { VideoFormat.Memory(bytesPerLine: $0, size: 0) }))
    }

    @Test("a whole picture needs what its rows need, padding behind the last one not among it")
    func needed() {
        #expect(shape(.yuyv, 640, 480, [1344])?.neededBytes == [1344 * 479 + 1280])
        #expect(shape(.nv12, 640, 480, [640])?.neededBytes == [640 * 480 * 3 / 2])
        #expect(shape(.nv12Apart, 640, 480, [704, 704])?.neededBytes == [704 * 479 + 640, 704 * 239 + 640])
        #expect(shape(.yu12, 640, 480, [640])?.neededBytes == [640 * 480 * 3 / 2])
        #expect(shape(.yu12Apart, 64, 48, [64, 32, 32])?.neededBytes == [64 * 48, 32 * 24, 32 * 24])
        #expect(shape(.grey, 640, 480, [640])?.neededBytes == [640 * 480])
    }

    @Test("rows that the driver calls shorter than they are have the length that they need", arguments: [[0], [1], []])
    func short(strides: [Int]) { #expect(shape(.yuyv, 640, 480, strides)?.neededBytes == [1280 * 480]) }

    @Test(
        "sizes that no picture has are refused",
        arguments: [(0, 480), (-1, 480), (640, 0), (100_000, 480), (640, 1 << 40), (8, 8)])
    func absurd(width: Int, height: Int) { #expect(shape(.yuyv, width, height, [1280]) == nil) }

    @Test("rows of a gigabyte are refused")
    func longRows() { #expect(shape(.yuyv, 640, 480, [1 << 30]) == nil) }

    @Test("compressed and unknown formats have no shape", arguments: [FourCC.motionJPEG, FourCC("H264")])
    func compressed(code: FourCC) { #expect(shape(code, 640, 480) == nil) }
}
