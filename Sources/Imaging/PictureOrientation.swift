/// How a camera was held, as EXIF tells it (CIPA DC-008, tag 0x0112): what has to be done to see the picture upright.
package enum PictureOrientation: Int, Equatable, Sendable, CaseIterable {
    case upright = 1
    case mirrored, halfTurn, halfTurnMirrored, transposed, quarterTurn, transverse, threeQuarterTurn

    /// The upright picture's rows are the stored one's columns.
    var swapsAxes: Bool { rawValue >= PictureOrientation.transposed.rawValue }
    /// The stored columns run the other way.
    var flipsColumns: Bool { [.mirrored, .halfTurn, .transverse, .threeQuarterTurn].contains(self) }
    /// The stored rows run the other way.
    var flipsRows: Bool { [.halfTurn, .halfTurnMirrored, .quarterTurn, .transverse].contains(self) }

    /// Reads a JPEG's EXIF segment. Upright where there is none or where it makes no sense: it is only a hint.
    package init(jpeg: [UInt8]) {
        self = PictureOrientation.exif(in: jpeg).flatMap { PictureOrientation.tag(in: $0) } ?? .upright
    }

    /// The TIFF structure in the first APP1 segment that says Exif; only segments before the picture's data count.
    private static func exif(in jpeg: [UInt8]) -> ArraySlice<UInt8>? {
        var position = 2
        while position + 4 <= jpeg.count, jpeg[position] == 0xFF, jpeg[position + 1] != 0xDA {
            // A marker may be preceded by any number of fill bytes.
            if jpeg[position + 1] == 0xFF {
                position += 1
                continue
            }
            let length = Int(jpeg[position + 2]) << 8 | Int(jpeg[position + 3])
            let end = position + 2 + length
            guard length >= 2, end <= jpeg.count else { return nil }
            let body = jpeg[(position + 4)..<max(position + 4, end)]
            let isExif = jpeg[position + 1] == 0xE1 && body.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0])
            if isExif { return body.dropFirst(6) }
            position = end
        }
        return nil
    }

    /// The value of the tag in the first directory.
    private static func tag(in tiff: ArraySlice<UInt8>) -> PictureOrientation? {
        let bytes = Array(tiff)
        guard bytes.count >= 8, bytes[0] == bytes[1], bytes[0] == 0x49 || bytes[0] == 0x4D else { return nil }
        let isLittle = bytes[0] == 0x49
        func number(_ offset: Int, _ count: Int) -> Int? {
            guard offset >= 0, offset + count <= bytes.count else { return nil }
            let digits = bytes[offset..<offset + count]
            return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard number(2, 2) == 42, let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
        for index in 0..<entries {
            let entry = directory + 2 + 12 * index
            guard let name = number(entry, 2) else { return nil }
            if name == 0x0112 { return number(entry + 8, 2).flatMap { PictureOrientation(rawValue: $0) } }
        }
        return nil
    }
}
