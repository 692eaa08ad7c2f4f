import Cameras
import Core
import Imaging
import TestSupport
import Testing

@Suite("JPEGs end to end")
struct MotionJPEGFileTests {
    let folder = TemporaryFolder()

    enum Damage: CaseIterable, Sendable {
        case tailMissing, hole, zeroedRun, longSegment, headerAlone

        func applied(to good: [UInt8]) -> [UInt8] {
            let parts = JPEGSurgery(good)
            switch self {
            case .tailMissing: return Array(good.dropLast(200))
            case .hole: return Array(good[..<parts.middle] + good[(parts.middle + 500)...])
            case .zeroedRun:
                return good[..<parts.middle] + [UInt8](repeating: 0, count: 500) + good[(parts.middle + 500)...]
            case .longSegment:
                // The first segment claims to reach over everything that follows.
                var changed = good
                changed[4] = 0xFF
                changed[5] = 0xFF
                return changed
            case .headerAlone: return Array(good[..<parts.dataStart])
            }
        }
    }

    @Test("a damaged picture in the middle is one dropped frame and hides none", arguments: Damage.allCases)
    func damaged(damage: Damage) throws {
        let clip = try (1...5).flatMap { number in
            number == 3 ? damage.applied(to: try Samples.jpeg(3)) : try Samples.jpeg(number)
        }
        let events = try Samples.events(Samples.open(folder.write(clip, to: "a.mjpeg")))
        #expect(Samples.frames(events).map(Samples.number) == [1, 2, 4, 5])
        #expect(Samples.frames(events).map(\.sequence) == [0, 1, 3, 4])
        #expect(Samples.drops(events) == [2])
    }

    @Test(
        "bytes between pictures belong to none",
        arguments: [[0], [0, 0, 0, 0], Array("--boundary\r\n\r\n".utf8)] as [[UInt8]])
    func between(bytes: [UInt8]) throws {
        let clip = try bytes + Samples.jpeg(1) + bytes + Samples.jpeg(2) + bytes
        let events = try Samples.events(Samples.open(folder.write(clip, to: "a.mjpg")))
        #expect(Samples.frames(events).map(Samples.number) == [1, 2])
        #expect(Samples.drops(events) == [])
    }

    @Test("a thumbnail inside a picture is not a picture of the clip")
    func thumbnail() throws {
        let inner = try Samples.jpeg(9)
        let outer = JPEGSurgery(try Samples.jpeg(1)).prefixed(by: JPEGSurgery.segment(0xE1, inner))
        let events = try Samples.events(Samples.open(folder.write(outer + (try Samples.jpeg(2)), to: "a.mjpeg")))
        #expect(Samples.frames(events).map(Samples.number) == [1, 2])
    }

    @Test("a last picture that is cut off is dropped")
    func cutOff() throws {
        let clip = try Samples.jpeg(1) + Samples.jpeg(2).dropLast(300)
        let events = try Samples.events(Samples.open(folder.write(clip, to: "a.mjpeg")))
        #expect(Samples.frames(events).map(Samples.number) == [1])
        #expect(Samples.drops(events) == [1])
    }

    @Test("a clip without the known tables plays")
    func noTables() throws {
        let clip = try (1...3).flatMap { JPEGSurgery(try Samples.jpeg($0)).without(marker: 0xC4) }
        let events = try Samples.events(Samples.open(folder.write(clip, to: "a.mjpeg")))
        #expect(Samples.frames(events).map(Samples.number) == [1, 2, 3])
    }

    @Test("a thousand randomly damaged clips play or are refused")
    func fuzzed() throws {
        let good = try (1...2).flatMap { try Samples.jpeg($0) }
        var random = SeededGenerator(seed: 3)
        for _ in 0..<1000 {
            var bytes = good
            for _ in 0..<6 {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] =
                    [0xFF, 0xD8, 0xD9, 0].randomElement(using: &random) ?? 0
            }
            guard let file = try? MotionJPEGFile(bytes, subject: "clip") else { continue }
            for index in 0..<file.count { try #require(try !file.bytes(at: index).isEmpty) }
        }
    }
}
