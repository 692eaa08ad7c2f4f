import Core
package import Imaging

/// A `.y4m` file (YUV4MPEG2): uncompressed planes, 4:2:0, 4:2:2, 4:4:4 or mono, 8 bits.
///
/// Such files carry limited range unless they say otherwise; frames here are full range, so samples are stretched once
/// on the way in.
package final class YUV4MPEGClip: FrameSource {
    package let frameRate: Double
    package let pacesItself = false
    private let data: [UInt8]
    private let header: YUV4MPEGHeader
    private let options: ReplayOptions
    private let pool: FramePool
    private let subject: String
    private var position: Int
    private var sequence = 0

    package init(path: String, options: ReplayOptions, pool: FramePool) throws(SourceError) {
        data = try FileBytes.read(path)
        guard let header = YUV4MPEGHeader(data) else {
            throw SourceError(.unusable, "\(path) is not a YUV4MPEG clip of 8-bit 4:2:0, 4:2:2, 4:4:4 or mono pictures")
        }
        self.header = header
        self.options = options
        self.pool = pool
        subject = path
        frameRate = options.frameRate ?? header.frameRate
        position = header.byteCount
        guard nextPicture(from: position) != nil else { throw SourceError(.unusable, "\(path) holds no whole picture") }
    }

    package func next() throws(SourceError) -> SourceEvent {
        if position >= data.count {
            guard options.loops else { return .end }
            position = header.byteCount
        }
        defer { sequence += 1 }
        guard let start = nextPicture(from: position) else {
            position = data.count
            return .dropped(sequence: sequence, reason: "the clip ends in the middle of a picture")
        }
        position = start + header.pictureByteCount
        let time = Instant(seconds: Double(sequence) / frameRate)
        return .frame(frame(at: start, time: time))
    }

    /// Where the samples of the next picture start; `nil` when no whole one follows.
    private func nextPicture(from position: Int) -> Int? {
        guard data[position...].starts(with: Array("FRAME".utf8)) else { return nil }
        guard let line = data[position...].firstIndex(of: 10) else { return nil }
        return line + 1 + header.pictureByteCount <= data.count ? line + 1 : nil
    }

    private func frame(at start: Int, time: Instant) -> Frame {
        let layout = PlaneLayout(format: header.format, width: header.width, height: header.height)
        let buffer = pool.take(layout.byteCount)
        buffer.withMutableBytes { target in
            var source = start
            for (index, entry) in layout.entries.enumerated() {
                let width = index == 0 ? header.width : header.chromaWidth
                let height = index == 0 ? header.height : header.chromaHeight
                let table = header.isFullRange ? nil : (index == 0 ? RangeStretch.luma : RangeStretch.chroma)
                for row in 0..<entry.height {
                    let from = source + min(height - 1, row * height / entry.height) * width
                    let to = entry.offset + row * entry.stride
                    for column in 0..<entry.width {
                        // 4:4:4 keeps every second chroma sample; all others are copied one to one.
                        let sample = data[from + min(width - 1, column * width / entry.width)]
                        target[to + column] = table?[Int(sample)] ?? sample
                    }
                }
                source += width * height
            }
        }
        return Frame(layout: layout, sequence: sequence, time: time, encoded: nil, buffer: buffer)
    }
}

/// Limited to full range (ITU-R BT.601 §2.5.3: luma 16…235, chroma 16…240), as tables.
private enum RangeStretch {
    static let luma: [UInt8] = (0...255).map { UInt8(clamping: Int((Double($0 - 16) * 255 / 219).rounded())) }
    static let chroma: [UInt8] = (0...255).map { UInt8(clamping: Int((Double($0 - 128) * 255 / 224).rounded()) + 128) }
}
