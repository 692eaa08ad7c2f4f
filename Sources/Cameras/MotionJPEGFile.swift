import Imaging

/// JPEGs end to end in one file, found by their markers, so that one damaged picture does not hide the next.
package struct MotionJPEGFile: PictureSequence {
    private let data: [UInt8]
    private let ranges: [Range<Int>]

    package init(path: String) throws(SourceError) {
        try self.init(FileBytes.read(path), subject: path)
    }

    package init(_ data: [UInt8], subject: String) throws(SourceError) {
        self.data = data
        ranges = data.withUnsafeBytes { MotionJPEGFile.split($0) }
        guard !ranges.isEmpty else { throw SourceError(.unusable, "\(subject) holds no JPEG picture") }
    }

    package var count: Int { ranges.count }

    package func bytes(at index: Int) throws(SourceError) -> [UInt8] { Array(data[ranges[index]]) }

    /// Bytes between pictures belong to none; a picture that is cut off ends where the next one starts.
    private static func split(_ bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var position = 0
        while let start = JPEGMarkers.nextStart(bytes, from: position) {
            guard let markers = JPEGMarkers(bytes, from: start) else { break }
            // A damaged segment length can leap over whole pictures: then the next start after this one counts.
            let next = markers.ending == .complete ? nil : JPEGMarkers.nextStart(bytes, from: start + 2)
            let end = markers.ending == .complete ? markers.end : min(markers.end, next ?? bytes.count)
            ranges.append(start..<end)
            position = max(end, start + 2)
        }
        return ranges
    }
}
