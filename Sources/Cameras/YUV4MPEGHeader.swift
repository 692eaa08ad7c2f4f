import Imaging

/// The first line of a `.y4m` file.
struct YUV4MPEGHeader {
    let width: Int
    let height: Int
    let frameRate: Double
    let format: PixelFormat
    /// Size of a chroma plane in the file, which for 4:4:4 is larger than in our frames.
    let chromaWidth: Int
    let chromaHeight: Int
    let isFullRange: Bool
    /// Bytes of the header line with its newline.
    let byteCount: Int

    var pictureByteCount: Int { width * height + 2 * chromaWidth * chromaHeight }

    init?(_ data: [UInt8]) {
        guard let end = data.prefix(1024).firstIndex(of: 10) else { return nil }
        let words = String(decoding: data[..<end], as: UTF8.self).split(separator: " ")
        guard words.first == "YUV4MPEG2" else { return nil }
        func value(_ key: Character) -> Substring? { words.dropFirst().first { $0.first == key }?.dropFirst() }
        guard let width = value("W").flatMap({ Int($0) }), let height = value("H").flatMap({ Int($0) }),
            (1...16384).contains(width), (1...16384).contains(height)
        else { return nil }
        self.width = width
        self.height = height
        let rate = (value("F") ?? "30:1").split(separator: ":").compactMap { Int32($0) }
        frameRate = rate.count == 2 && rate[0] > 0 && rate[1] > 0 ? Double(rate[0]) / Double(rate[1]) : 30
        switch value("C") ?? "420" {
        case "420", "420jpeg", "420mpeg2", "420paldv":
            (format, chromaWidth, chromaHeight) = (.yuv420, (width + 1) / 2, (height + 1) / 2)
        case "422": (format, chromaWidth, chromaHeight) = (.yuv422, (width + 1) / 2, height)
        case "444": (format, chromaWidth, chromaHeight) = (.yuv420, width, height)
        case "mono": (format, chromaWidth, chromaHeight) = (.grey, 0, 0)
        default: return nil
        }
        isFullRange = words.contains("XCOLORRANGE=FULL")
        byteCount = end + 1
    }
}
