import Core
import Imaging
import TestSupport
import Testing

@Suite("JPEGs that are kept")
struct JPEGKeepingTests {
    @Test("a picture that relied on known tables carries them and decodes to the same samples")
    func tables() throws {
        let good = try Samples.jpeg()
        let kept = JPEGKeeping.kept(JPEGSurgery(good).without(marker: 0xC4))
        #expect(JPEGSurgery(kept).segments.contains { $0.marker == 0xC4 })
        #expect(try Samples.samples(Samples.decode(kept)) == Samples.samples(Samples.decode(good)))
    }

    @Test("a plain picture is kept to the byte")
    func plain() throws {
        let good = try Samples.jpeg()
        #expect(JPEGKeeping.kept(good) == good)
    }

    @Test(
        "what tells of place or person is left out and the samples stay",
        arguments: [0xE1, 0xE2, 0xE5, 0xEC, 0xED, 0xEF, 0xFE] as [UInt8])
    func personal(marker: UInt8) throws {
        let good = try Samples.jpeg()
        let told = JPEGSurgery(good).prefixed(by: JPEGSurgery.segment(marker, Array("52.5200 N, 13.4050 E".utf8)))
        #expect(JPEGKeeping.kept(told) == good)
    }

    @Test("what says how to decode stays", arguments: [0xE0, 0xEE] as [UInt8])
    func decoding(marker: UInt8) throws {
        let segment = JPEGSurgery.segment(marker, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1])
        let told = JPEGSurgery(try Samples.jpeg()).prefixed(by: segment)
        #expect(JPEGKeeping.kept(told) == told)
    }

    @Test("a thumbnail inside EXIF goes with it")
    func thumbnail() throws {
        let good = try Samples.jpeg()
        let small = try Samples.jpeg(width: 32, height: 24)
        let told = JPEGSurgery(good).prefixed(by: JPEGSurgery.segment(0xE1, Array("Exif".utf8) + [0, 0] + small))
        #expect(try JPEGKeeping.kept(#require(Samples.decode(told).encoded)) == good)
    }

    @Test("fill bytes between segments do not hide what follows")
    func fill() throws {
        let good = try Samples.jpeg()
        let comment = JPEGSurgery.segment(0xFE, Array("Rex".utf8))
        #expect(JPEGKeeping.kept(JPEGSurgery(good).prefixed(by: [0xFF, 0xFF] + comment + [0xFF])) == good)
    }

    @Test("a comment between two scans of a progressive picture is left out too")
    func betweenScans() throws {
        let good = try Samples.fixture("quarters-progressive.jpg")
        let clean = JPEGKeeping.kept(good)
        let lastScan = try #require(
            clean.indices.last { clean[$0] == 0xFF && $0 + 1 < clean.count && clean[$0 + 1] == 0xDA })
        let comment = JPEGSurgery.segment(0xFE, Array("Rex".utf8))
        var spoken = clean
        spoken.insert(contentsOf: comment, at: lastScan)
        #expect(JPEGKeeping.kept(spoken) == clean)
    }

    @Test("what is no JPEG is left as it is")
    func foreign() { #expect(JPEGKeeping.kept([1, 2, 3]) == [1, 2, 3]) }
}
