import Core
import Imaging
import TestSupport
import Testing

@Suite("Damaged JPEGs")
struct JPEGDamageTests {
    @Test("a damaged picture is refused", arguments: JPEGDamage.allCases)
    func damaged(damage: JPEGDamage) throws {
        let bytes = damage.applied(to: try Samples.jpeg())
        #expect(throws: ImagingError.self) { try Samples.decode(bytes) }
    }

    @Test("an odd picture that is whole is decoded to the same samples", arguments: JPEGOddity.allCases)
    func harmless(oddity: JPEGOddity) throws {
        let good = try Samples.jpeg()
        let frame = try Samples.decode(oddity.applied(to: good))
        #expect(try Samples.samples(frame) == Samples.samples(Samples.decode(good)))
    }

    @Test(
        "what is no JPEG is told from a damaged one",
        arguments: [JPEGDamage.nothing, .webPage, .zerosOnly, .startMissing])
    func notAJPEG(damage: JPEGDamage) throws {
        let bytes = damage.applied(to: try Samples.jpeg())
        #expect(throws: ImagingError(.notAJPEG)) { try Samples.decode(bytes) }
    }

    @Test("padding is cut from the bytes that a frame carries")
    func paddingIsCut() throws {
        let good = try Samples.jpeg()
        #expect(try Samples.decode(JPEGOddity.padding.applied(to: good)).encoded == good)
    }

    // libjpeg has read up to eight bytes ahead when it begins to count.
    @Test("sixteen bytes too many before the end are harmless and forty are not", arguments: [(16, true), (40, false)])
    func extraneous(count: Int, expected: Bool) throws {
        let good = try Samples.jpeg()
        let bytes = good.dropLast(2) + [UInt8](repeating: 0x55, count: count) + good.suffix(2)
        #expect(((try? Samples.decode(Array(bytes))) != nil) == expected)
    }

    @Test("a picture with restart markers decodes")
    func restarts() throws {
        let frame = try Samples.decode(Samples.fixture("restarts-420.jpg"))
        #expect(frame.width == 160 && frame.height == 96)
    }

    @Test("a few bytes lost between restart markers are not excused, whatever libjpeg complains of first")
    func lostBetweenRestarts() throws {
        // One strip ends early, so that its last bytes are "extraneous", and a later one lacks most of its data.
        let good = try Samples.fixture("restarts-420.jpg")
        let first = try #require(good.indices.first { good[$0] == 0xFF && good[$0 + 1] == 0xD0 })
        let third = try #require(good.indices.first { good[$0] == 0xFF && good[$0 + 1] == 0xD2 })
        let padded = good[..<first] + [UInt8](repeating: 0x12, count: 12) + good[first..<third]
        let bytes = Array(padded + good[third..<third + 40] + good[(third + 300)...])
        #expect(throws: ImagingError.self) { try Samples.decode(bytes) }
    }

    @Test("absurd sizes are refused before memory is taken", arguments: [(65_500, 65_500), (16_000, 16_000)])
    func absurd(width: Int, height: Int) throws {
        let pool = FramePool()
        var decoder = JPEGDecoder(pool: pool)
        let bytes = JPEGSurgery(try Samples.jpeg()).claiming(width: width, height: height)
        do {
            _ = try decoder.decode(bytes, sequence: 0, time: .zero)
            Issue.record("it was decoded")
        } catch {
            guard case .unsupported = error.cause else { throw error }
        }
        #expect(pool.allocations == 0)
    }

    @Test("a picture without width or height is refused", arguments: [(0, 360), (640, 0), (0, 0)])
    func sizeless(width: Int, height: Int) throws {
        let bytes = JPEGSurgery(try Samples.jpeg()).claiming(width: width, height: height)
        #expect(throws: ImagingError.self) { try Samples.decode(bytes) }
    }

    @Test("a decoder that met a damaged picture decodes the next")
    func goesOn() throws {
        var decoder = JPEGDecoder(pool: FramePool())
        let good = try Samples.jpeg()
        for damage in JPEGDamage.allCases {
            _ = try? decoder.decode(damage.applied(to: good), sequence: 0, time: .zero)
            #expect(try decoder.decode(good, sequence: 1, time: .zero).sequence == 1)
        }
    }

    @Test("an error is one line for people", arguments: JPEGDamage.allCases)
    func sentence(damage: JPEGDamage) throws {
        do {
            _ = try Samples.decode(damage.applied(to: try Samples.jpeg()))
        } catch let error as ImagingError {
            #expect(!error.description.isEmpty && !error.description.contains("\n"))
        }
    }
}
