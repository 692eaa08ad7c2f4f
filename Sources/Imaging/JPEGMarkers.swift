import Glibc

/// Walks the markers of a JPEG (ITU-T T.81 Annex B) without decoding it: where it ends, and whether it is whole.
package struct JPEGMarkers: Equatable, Sendable {
    package enum Ending: Equatable, Sendable {
        /// An end-of-image marker was reached.
        case complete
        /// Another picture starts, or the bytes end, before it.
        case cutOff
    }

    /// Index after the last byte of this picture.
    package let end: Int
    package let ending: Ending
    /// False when the picture relies on the tables everyone knows; other people's viewers do not.
    package let hasHuffmanTables: Bool
    /// Where the first scan starts; `nil` when there is none. Tables are put in before it.
    package let firstScan: Int?

    /// Walks from `start`, which must be at a start-of-image marker; `nil` when it is not.
    package init?(_ bytes: UnsafeRawBufferPointer, from start: Int = 0) {
        guard bytes.count - start >= 2, bytes[start] == 0xFF, bytes[start + 1] == 0xD8 else { return nil }
        var position = start + 2
        var tables = false
        var scan: Int?

        var result: (Int, Ending)?
        while result == nil {
            guard let marker = JPEGMarkers.nextMarker(bytes, from: position) else {
                result = (bytes.count, .cutOff)
                break
            }
            switch bytes[marker + 1] {
            case 0xD9:
                result = (marker + 2, .complete)
            case 0xD8:
                result = (marker, .cutOff)
            case 0x01, 0xD0...0xD7:
                position = marker + 2
            default:
                guard marker + 4 <= bytes.count else {
                    result = (bytes.count, .cutOff)
                    break
                }
                if bytes[marker + 1] == 0xC4 { tables = true }
                if bytes[marker + 1] == 0xDA, scan == nil { scan = marker }
                // A segment says its own length; a damaged length may point past the end.
                let length = Int(bytes[marker + 2]) << 8 | Int(bytes[marker + 3])
                position = marker + 2 + max(2, length)
                if position > bytes.count { result = (bytes.count, .cutOff) }
            }
        }
        (end, ending) = result ?? (bytes.count, .cutOff)
        hasHuffmanTables = tables
        firstScan = scan
    }

    /// The next marker at or after a position: 0xFF followed by neither a stuffed zero nor fill.
    private static func nextMarker(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        var position = start
        // Most of a picture is no 0xFF, and the C library passes over it many bytes at a time.
        while position + 1 < bytes.count, let base = bytes.baseAddress,
            let found = memchr(base + position, 0xFF, bytes.count - 1 - position)
        {
            position = UnsafeRawPointer(found) - base
            if bytes[position + 1] != 0x00, bytes[position + 1] != 0xFF { return position }
            position += 1
        }
        return nil
    }

    /// The next start of a picture at or after a position.
    package static func nextStart(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        var position = start
        while position + 2 < bytes.count {
            if bytes[position] == 0xFF, bytes[position + 1] == 0xD8, bytes[position + 2] == 0xFF { return position }
            position += 1
        }
        return nil
    }
}
