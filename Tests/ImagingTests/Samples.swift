import Core
import Glibc
import Imaging
import TestSupport
import Testing

/// Pictures that several suites look at.
enum Samples {
    /// A textured picture as a camera might send it, several kilobytes long.
    static func jpeg(width: Int = 640, height: Int = 360, format: PixelFormat = .yuv420) throws -> [UInt8] {
        var noise = SeededGenerator(seed: 7)
        let frame = Frame.drawn(width: width, height: height, format: format) { column, row in
            UInt8(clamping: 40 + column * 120 / width + (row / 8 % 2) * 30 + Int(noise.next() % 25))
        }
        var encoder = JPEGEncoder()
        return try encoder.encode(frame)
    }

    static func decode(_ jpeg: [UInt8]) throws(ImagingError) -> Frame {
        var decoder = JPEGDecoder(pool: FramePool(capacity: 1))
        return try decoder.decode(jpeg, sequence: 0, time: .zero)
    }

    /// Reads a picture that lies beside the tests.
    static func fixture(_ name: String) throws -> [UInt8] {
        let path = #filePath.split(separator: "/").dropLast().joined(separator: "/")
        let file = try #require(fopen("/\(path)/Fixtures/\(name)", "rb"))
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = fread(&bytes, 1, bytes.count, file)
        return Array(bytes[..<count])
    }

    /// All samples of a plane, rows end to end, without their padding.
    static func samples(_ frame: Frame, _ kind: Plane.Kind = .luma) -> [UInt8] {
        frame.withPlane(kind) { plane in
            (0..<plane.height).flatMap { row in plane.bytes[row * plane.stride..<row * plane.stride + plane.width] }
        }
    }

    static func sample(_ frame: Frame, _ kind: Plane.Kind, column: Int, row: Int) -> Int {
        frame.withPlane(kind) { Int($0.bytes[row * $0.stride + column]) }
    }
}
