import Core
import Glibc
import Imaging
import TestSupport
import Testing

@Suite("A corpus of damaged JPEGs")
struct JPEGCorpusTests {
    /// Everything that a picture passes before it is kept.
    private func isKept(_ bytes: [UInt8], _ decoder: inout JPEGDecoder) -> Bool {
        guard let preview = try? decoder.decodeForPreview(bytes, sequence: 0, time: .zero), preview.damage == nil else {
            return false
        }
        return preview.frame.encoded.map { JPEGKeeping.damage(in: $0) == nil } ?? false
    }

    @Test(
        "of 600 pictures with each kind of damage hardly one would be kept", arguments: JPEGCorpus.allCases,
        [PixelFormat.yuv420, .yuv422])
    func refused(damage: JPEGCorpus, format: PixelFormat) throws {
        let good = try Samples.jpeg(format: format)
        var decoder = JPEGDecoder(pool: FramePool())
        var random = SeededGenerator(seed: 600)
        let refused = (0..<600).count { _ in !isKept(damage.applied(to: good, &random), &decoder) }
        #expect(refused >= damage.leastRefused)
        #expect(isKept(good, &decoder))
    }

    @Test("every kind of damage that has a name is refused", arguments: JPEGDamage.allCases)
    func named(damage: JPEGDamage) throws {
        var decoder = JPEGDecoder(pool: FramePool())
        let good = try Samples.jpeg()
        #expect(!isKept(damage.applied(to: good), &decoder))
        #expect(isKept(good, &decoder))
    }

    @Test("what is odd and does no harm is kept", arguments: JPEGOddity.allCases, [PixelFormat.yuv420, .yuv422, .grey])
    func odd(oddity: JPEGOddity, format: PixelFormat) throws {
        var decoder = JPEGDecoder(pool: FramePool())
        #expect(isKept(oddity.applied(to: try Samples.jpeg(format: format)), &decoder))
    }

    @Test(
        "no good picture is refused, however hard its samples and however coarse its quality",
        arguments: [1, 5, 20, 50, 75, 92, 100], [PixelFormat.grey, .yuv420, .yuv422])
    func hardest(quality: Int, format: PixelFormat) throws {
        var random = SeededGenerator(seed: 5)
        var decoder = JPEGDecoder(pool: FramePool())
        var encoder = JPEGEncoder()
        // Odd sizes too.
        for (index, picture) in HardPicture.allCases.enumerated() {
            let frame = Frame.drawn(width: 129 + index, height: 67 + index, format: format) { column, row in
                picture.luma(column, row, &random)
            }
            #expect(isKept(try encoder.encode(frame, quality: quality), &decoder))
        }
    }

    @Test("pictures with restart markers are kept, and refused when one of them is another")
    func restarts() throws {
        var decoder = JPEGDecoder(pool: FramePool())
        let good = try Samples.fixture("restarts-420.jpg")
        #expect(isKept(good, &decoder))
        let second = try #require(good.indices.last { good[$0] == 0xFF && good[$0 + 1] == 0xD1 })
        var bytes = good
        bytes[second + 1] = 0xD2
        #expect(JPEGKeeping.damage(in: bytes) != nil)
        bytes.removeSubrange(second..<second + 2)
        #expect(JPEGKeeping.damage(in: bytes) != nil)
    }

    @Test("of a picture in several scans nothing is said", arguments: ["quarters-progressive.jpg"])
    func progressive(name: String) throws { #expect(JPEGKeeping.damage(in: try Samples.fixture(name)) == nil) }

    @Test("every tenth frame of the demonstrations is kept", arguments: ["dog", "cat"])
    func demonstrations(name: String) throws {
        let path = AssetFolder.find().file("demo/\(name).mjpeg")
        let file = try #require(fopen(path, "rb"))
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 4_000_000)
        bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
        var decoder = JPEGDecoder(pool: FramePool())
        var (position, number) = (0, 0)
        while let start = bytes.withUnsafeBytes({ JPEGMarkers.nextStart($0, from: position) }),
            let end = bytes.withUnsafeBytes({ JPEGMarkers($0, from: start)?.end })
        {
            if number.isMultiple(of: 10) { try #require(isKept(Array(bytes[start..<end]), &decoder)) }
            (position, number) = (end, number + 1)
        }
        #expect(number > 100)
    }

    @Test("ten thousand headers and data with random damage are read within their bounds")
    func fuzzed() throws {
        let good = try Samples.jpeg(width: 48, height: 32)
        var random = SeededGenerator(seed: 77)
        var found = 0
        for _ in 0..<10_000 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: 2..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 1...bytes.count - 2, using: &random)) }
            if JPEGKeeping.damage(in: bytes) != nil { found += 1 }
        }
        #expect(found > 1000)
    }
}

/// Samples at the ends of what eight bits can say.
private enum HardPicture: CaseIterable {
    case white, black, whiteAndBlackNoise, finestBoard, bars, step, ramps, noise

    func luma(_ column: Int, _ row: Int, _ random: inout SeededGenerator) -> UInt8 {
        switch self {
        case .white: 255
        case .black: 0
        case .whiteAndBlackNoise: random.next() & 1 == 0 ? 0 : 255
        case .finestBoard: (column + row) % 2 == 0 ? 0 : 255
        case .bars: column / 8 % 2 == 0 ? 0 : 255
        case .step: row < 33 ? 0 : 255
        case .ramps: UInt8((column * 7 + row * 13) & 255)
        case .noise: UInt8(random.next() & 255)
        }
    }
}
