/// Cuts a JPEG up and sews it together wrongly, as cameras and cables do.
package struct JPEGSurgery {
    package struct Segment {
        package let marker: UInt8
        /// With the marker.
        package let range: Range<Int>
    }

    package let bytes: [UInt8]
    /// Up to and with the start of the first scan.
    package let segments: [Segment]

    /// - Parameter bytes: a whole baseline JPEG without fill between its segments.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var segments: [Segment] = []
        var position = 2
        repeat {
            precondition(bytes[position] == 0xFF, "not a plain JPEG")
            let end = position + 2 + (Int(bytes[position + 2]) << 8) + Int(bytes[position + 3])
            segments.append(Segment(marker: bytes[position + 1], range: position..<end))
            position = end
        } while segments.last?.marker != 0xDA
        self.segments = segments
    }

    /// Where the entropy-coded data of the first scan start.
    package var dataStart: Int { segments.last?.range.upperBound ?? bytes.count }

    /// A position in the middle of the data.
    package var middle: Int { dataStart + (bytes.count - dataStart) / 2 }

    package func without(marker: UInt8) -> [UInt8] {
        let kept = segments.filter { $0.marker != marker }.flatMap { bytes[$0.range] }
        return [0xFF, 0xD8] + kept + bytes[dataStart...]
    }

    /// Puts something between the start of the picture and its first segment.
    package func prefixed(by segment: [UInt8]) -> [UInt8] { [0xFF, 0xD8] + segment + bytes[2...] }

    /// A segment with its length.
    package static func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
        let length = body.count + 2
        return [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + body
    }

    /// Writes another size into the frame header.
    package func claiming(width: Int, height: Int) -> [UInt8] {
        var changed = bytes
        for segment in segments where (0xC0...0xC2).contains(segment.marker) {
            let start = segment.range.lowerBound + 5
            changed[start] = UInt8(height >> 8)
            changed[start + 1] = UInt8(height & 255)
            changed[start + 2] = UInt8(width >> 8)
            changed[start + 3] = UInt8(width & 255)
        }
        return changed
    }
}
