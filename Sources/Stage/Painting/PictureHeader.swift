/// What the first bytes of a picture file say about its size, so that nobody makes room for a picture before knowing
/// how much it needs. PNG, JPEG, GIF, BMP and WebP, after their specifications.
enum PictureHeader {
    /// - Parameter read: the bytes of a file from an offset on, fewer at its end.
    /// - Returns: `nil` when it is none of these.
    static func size(_ read: (_ offset: Int, _ count: Int) -> [UInt8]) -> PixelSize? {
        let head = read(0, 32)
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), head.count >= 24 {
            return PixelSize(width: big(head[16..<20]), height: big(head[20..<24]))
        }
        if head.starts(with: [0xFF, 0xD8, 0xFF]) { return jpeg(read) }
        if head.starts(with: Array("GIF8".utf8)), head.count >= 10 {
            return PixelSize(width: little(head[6..<8]), height: little(head[8..<10]))
        }
        if head.starts(with: Array("BM".utf8)), head.count >= 26 { return bitmap(head) }
        if head.starts(with: Array("RIFF".utf8)), head.count >= 30, head[8..<12].elementsEqual("WEBP".utf8) {
            return webP(head)
        }
        return nil
    }

    /// Segment after segment until the one that begins a frame (ITU T.81, B.2.2).
    private static func jpeg(_ read: (Int, Int) -> [UInt8]) -> PixelSize? {
        var offset = 2
        // A real file has a few dozen segments.
        for _ in 0..<1000 {
            let segment = read(offset, 9)
            guard segment.count == 9, segment[0] == 0xFF else { return nil }
            switch segment[1] {
            case 0xFF: offset += 1
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                return PixelSize(width: big(segment[7..<9]), height: big(segment[5..<7]))
            default: offset += 2 + big(segment[2..<4])
            }
        }
        return nil
    }

    /// Rows of a negative height run downwards.
    private static func bitmap(_ head: [UInt8]) -> PixelSize? {
        if little(head[14..<18]) == 12 {
            return PixelSize(width: little(head[18..<20]), height: little(head[20..<22]))
        }
        let height = Int(Int32(truncatingIfNeeded: little(head[22..<26])))
        return PixelSize(width: little(head[18..<22]), height: abs(height))
    }

    private static func webP(_ head: [UInt8]) -> PixelSize? {
        switch String(decoding: head[12..<16], as: UTF8.self) {
        case "VP8 ":
            return PixelSize(width: little(head[26..<28]) & 0x3FFF, height: little(head[28..<30]) & 0x3FFF)
        case "VP8L":
            let bits = little(head[21..<25])
            return PixelSize(width: (bits & 0x3FFF) + 1, height: ((bits >> 14) & 0x3FFF) + 1)
        case "VP8X":
            return PixelSize(width: little(head[24..<27]) + 1, height: little(head[27..<30]) + 1)
        default: return nil
        }
    }

    private static func big(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static func little(_ bytes: ArraySlice<UInt8>) -> Int { big(ArraySlice(bytes.reversed())) }
}
