import Core
import TestSupport
import Testing

@testable import Stage

/// The first bytes of a picture of 20000 × 16000 pixels, or of something that only looks like one.
private struct Head: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    var size: PixelSize? = PixelSize(width: 20000, height: 16000)

    private static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    private static let padding = [UInt8](repeating: 0, count: 16)

    static let all = [
        Head(testDescription: "PNG", bytes: png + [0, 0, 0x4E, 0x20, 0, 0, 0x3E, 0x80] + padding),
        Head(
            testDescription: "JPEG, after a segment of another kind and a fill byte",
            bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC0, 0, 17, 8, 0x3E, 0x80, 0x4E, 0x20, 3]),
        Head(
            testDescription: "progressive JPEG", bytes: [0xFF, 0xD8, 0xFF, 0xC2, 0, 17, 8, 0x3E, 0x80, 0x4E, 0x20, 3]),
        Head(testDescription: "GIF", bytes: Array("GIF89a".utf8) + [0x20, 0x4E, 0x80, 0x3E] + padding),
        Head(
            testDescription: "BMP, rows downwards",
            bytes: Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + [40, 0, 0, 0, 0x20, 0x4E, 0, 0]
                + [0x80, 0xC1, 0xFF, 0xFF]),
        Head(
            testDescription: "WebP with an alpha channel",
            bytes: Array("RIFF....WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0x1F, 0x4E, 0, 0x7F, 0x3E, 0]),
        Head(testDescription: "nothing", bytes: [], size: nil),
        Head(testDescription: "text", bytes: Array("no picture, but long enough to be taken for one".utf8), size: nil),
        Head(testDescription: "a PNG cut off in its header", bytes: Array(png.prefix(15)), size: nil),
        Head(testDescription: "a JPEG without a frame", bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2], size: nil),
        Head(
            testDescription: "a JPEG of segments without length",
            bytes: [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 5000), size: nil),
    ]
}

@Suite struct PictureHeaderTests {
    @Test("a header tells the size of a picture, and nothing when it is none", arguments: Head.all)
    private func size(_ head: Head) {
        let size = PictureHeader.size { offset, count in Array(head.bytes.dropFirst(offset).prefix(count)) }
        #expect(size == head.size)
    }

    @Test("any bytes give some answer", arguments: 1...200)
    func chance(seed: Int) {
        var chance = SeededGenerator(seed: UInt64(seed))
        var bytes = (0..<64).map { _ in UInt8.random(in: 0...255, using: &chance) }
        let beginnings: [[UInt8]] = Head.all.map(\.bytes)
        let beginning = beginnings.randomElement(using: &chance) ?? []
        bytes.replaceSubrange(0..<min(20, beginning.count), with: beginning.prefix(20))
        let size = PictureHeader.size { offset, count in Array(bytes.dropFirst(offset).prefix(count)) }
        #expect((size?.width ?? 0) >= 0 && (size?.height ?? 0) >= 0)
    }
}
