/// Whether a picture file goes on to its end. Decoders draw what there is of one that was cut off, and say nothing. PNG,
/// JPEG, GIF and WebP, after their specifications; of other kinds the decoders refuse what is cut off.
enum PictureEnd {
    static func isThere(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return png(bytes) }
        if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
        if bytes.starts(with: Array("GIF8".utf8)) { return gif(bytes) }
        if bytes.starts(with: Array("RIFF".utf8)), bytes.count >= 8 { return little(bytes, 4) <= bytes.count - 8 }
        return true
    }

    /// Chunk after chunk until the one that ends the picture.
    private static func png(_ bytes: [UInt8]) -> Bool {
        var offset = 8
        while offset + 12 <= bytes.count {
            let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            if bytes[offset + 4..<offset + 8].elementsEqual("IEND".utf8) { return true }
            offset += 12 + length
        }
        return false
    }

    /// Segment after segment, and through what stands between them, until the mark that ends the picture (ITU T.81,
    /// B.1.1): after a scan's header come its bytes, in which no mark stands but those of its restarts.
    private static func jpeg(_ bytes: [UInt8]) -> Bool {
        var offset = 2
        while offset + 1 < bytes.count {
            guard bytes[offset] == 0xFF else {
                offset += 1
                continue
            }
            switch bytes[offset + 1] {
            case 0xD9: return true
            case 0xFF: offset += 1
            case 0x00, 0x01, 0xD0...0xD8: offset += 2
            default:
                guard offset + 3 < bytes.count else { return false }
                offset += 2 + max(2, Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
            }
        }
        return false
    }

    /// Block after block until the trailer, or to the end of the first image: more of them are of an animation, of which
    /// the first is shown.
    private static func gif(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 13 else { return false }
        var offset = 13 + colors(bytes[10])
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x3B: return true
            case 0x21:
                guard let end = blocks(bytes, from: offset + 2) else { return false }
                offset = end
            case 0x2C:
                guard offset + 10 < bytes.count else { return false }
                return blocks(bytes, from: offset + 11 + colors(bytes[offset + 9])) != nil
            default: return false
            }
        }
        return false
    }

    /// Bytes of a table of colours.
    private static func colors(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    /// Where a chain of blocks ends; `nil` where it does not.
    private static func blocks(_ bytes: [UInt8], from start: Int) -> Int? {
        var offset = start
        while offset < bytes.count {
            if bytes[offset] == 0 { return offset + 1 }
            offset += 1 + Int(bytes[offset])
        }
        return nil
    }

    private static func little(_ bytes: [UInt8], _ offset: Int) -> Int {
        bytes[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
