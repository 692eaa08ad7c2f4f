/// Makes a camera's JPEG fit to be kept: without what tells of place or person, with the tables that viewers need.
package enum JPEGKeeping {
    /// The same picture, bit for bit, without EXIF, XMP, profiles and comments, and with Huffman tables.
    ///
    /// - Parameter jpeg: a whole picture that was decoded without a warning.
    package static func kept(_ jpeg: [UInt8]) -> [UInt8] {
        guard let markers = jpeg.withUnsafeBytes({ JPEGMarkers($0) }), let scan = markers.firstScan else { return jpeg }
        var output: [UInt8] = [0xFF, 0xD8]
        output.reserveCapacity(jpeg.count + JPEGHuffmanTables.segment.count)
        var position = 2
        while position + 4 <= scan {
            guard jpeg[position] == 0xFF else {
                position += 1
                continue
            }
            let marker = jpeg[position + 1]
            if marker == 0xFF || marker == 0x00 || marker == 0x01 || (0xD0...0xD8).contains(marker) {
                position += marker == 0xFF ? 1 : 2
                continue
            }
            let length = Int(jpeg[position + 2]) << 8 | Int(jpeg[position + 3])
            let end = min(scan, position + 2 + max(2, length))
            if !isPersonal(marker) { output += jpeg[position..<end] }
            position = end
        }
        if !markers.hasHuffmanTables { output += JPEGHuffmanTables.segment }
        output += jpeg[scan...]
        return output
    }

    /// APP1…APP13, APP15 and comments. APP0 (JFIF) and APP14 (Adobe's colour transform) say how to decode.
    private static func isPersonal(_ marker: UInt8) -> Bool {
        (0xE1...0xED).contains(marker) || marker == 0xEF || marker == 0xFE
    }
}
