import Imaging
import TestSupport
import Testing

@Suite("The markers of a JPEG")
struct JPEGMarkersTests {
    @Test("a whole picture ends behind its end marker and says where its data start")
    func whole() throws {
        let good = try Samples.jpeg()
        let markers = try #require(good.withUnsafeBytes { JPEGMarkers($0) })
        #expect(markers.end == good.count)
        #expect(markers.ending == .complete)
        #expect(markers.hasHuffmanTables)
        #expect(markers.firstScan == JPEGSurgery(good).segments.last?.range.lowerBound)
    }

    @Test("a picture without tables is known as one")
    func noTables() throws {
        let bytes = JPEGSurgery(try Samples.jpeg()).without(marker: 0xC4)
        #expect(try #require(bytes.withUnsafeBytes { JPEGMarkers($0) }).hasHuffmanTables == false)
    }

    @Test("a picture that is cut off ends where the next one starts")
    func cutOff() throws {
        let good = try Samples.jpeg()
        let markers = try #require((good.dropLast(2) + good).withUnsafeBytes { JPEGMarkers($0) })
        #expect(markers.ending == .cutOff)
        #expect(markers.end == good.count - 2)
    }

    @Test("the walk may start in the middle of a file")
    func middle() throws {
        let good = try Samples.jpeg()
        let bytes = [1, 2, 3] + good + good
        #expect(bytes.withUnsafeBytes { JPEGMarkers.nextStart($0, from: 0) } == 3)
        #expect(bytes.withUnsafeBytes { JPEGMarkers($0, from: 3) }?.end == 3 + good.count)
    }

    @Test(
        "what does not start like a picture has no markers",
        arguments: [[], [0xFF], [0xFF, 0xD9], [0, 0xFF, 0xD8]] as [[UInt8]])
    func foreign(bytes: [UInt8]) { #expect(bytes.withUnsafeBytes { JPEGMarkers($0) } == nil) }

    @Test("a start marker alone is cut off")
    func startAlone() throws {
        let markers = try #require(([0xFF, 0xD8] as [UInt8]).withUnsafeBytes { JPEGMarkers($0) })
        #expect(markers.ending == .cutOff && markers.end == 2 && markers.firstScan == nil)
    }

    @Test("ten thousand pictures with random damage are walked and cleaned within their bounds")
    func fuzzed() throws {
        let good = try Samples.jpeg(width: 48, height: 32)
        var random = SeededGenerator(seed: 2026)
        for _ in 0..<10_000 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                let position = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<5, using: &random) {
                case 0: bytes[position] = 0xFF
                case 1: bytes[position] = UInt8.random(in: 0xC0...0xFF, using: &random)
                case 2: bytes[position] = UInt8.random(in: 0...255, using: &random)
                case 3: bytes.insert(0xFF, at: position)
                default: bytes.removeLast(min(bytes.count - 2, Int.random(in: 1...20, using: &random)))
                }
            }
            guard let markers = bytes.withUnsafeBytes({ JPEGMarkers($0) }) else { continue }
            try #require(markers.end <= bytes.count && markers.firstScan ?? 0 < bytes.count)
            try #require(JPEGKeeping.kept(bytes).count <= bytes.count + 500)
        }
    }

    @Test("a thousand pictures with random damage are decoded or refused, and the decoder lives")
    func fuzzedDecoding() throws {
        var decoder = JPEGDecoder(pool: FramePool())
        let good = try Samples.jpeg(width: 48, height: 32)
        var random = SeededGenerator(seed: 11)
        for _ in 0..<1000 {
            var bytes = good
            for _ in 0..<4 {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            _ = try? decoder.decode(bytes, sequence: 0, time: .zero)
        }
        #expect(try decoder.decode(good, sequence: 0, time: .zero).width == 48)
    }
}
