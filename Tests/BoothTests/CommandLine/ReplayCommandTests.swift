import Core
import Foundation
import Imaging
import TestSupport
import Testing

@Suite("nosebooth replay")
struct ReplayCommandTests {
    let folder = TemporaryFolder()

    /// Ten pictures of no animal, one of them damaged.
    private func clip() throws -> String {
        var encoder = JPEGEncoder()
        var bytes: [UInt8] = []
        for number in 0..<10 {
            let picture = try encoder.encode(
                Frame.drawn(width: 320, height: 200, format: .yuv420) { column, row in
                    UInt8((column + row + number) % 250)
                })
            bytes += number == 4 ? Array(picture.dropLast(picture.count / 3)) : picture
        }
        return folder.write(bytes, to: "a.mjpeg")
    }

    private func replay() throws -> Program.Answer {
        try Program(folder: folder).run(["replay", "--source", "replay:\(try clip())", "--species", "dog", "--json"])
    }

    @Test("a clip without an animal gives a line a good frame and one for the end")
    func lines() throws {
        let answer = try replay()
        let events = try answer.objects()
        #expect(answer.code == 0 && answer.messages == "")
        #expect(events.map { $0["event"] as? String } == Array(repeating: "frame", count: 9) + ["end"])
        #expect(events.dropLast().map { $0["index"] as? Int } == [0, 1, 2, 3, 5, 6, 7, 8, 9])
    }

    @Test("a frame's line has the keys of the contract, null where there is nothing")
    func frameKeys() throws {
        let frame = try #require(try replay().objects().first)
        let keys = ["event", "index", "time", "status", "reason", "progress", "box", "score", "quality"]
        #expect(Set(frame.keys) == Set(keys))
        #expect(frame["box"] is NSNull)
        #expect(frame["progress"] as? Int == 0)
    }

    @Test("the last line counts frames and the dropped one")
    func end() throws {
        let end = try #require(try replay().objects().last)
        #expect(Set(end.keys) == ["event", "frames", "dropped", "status", "progress", "reasons"])
        #expect(end["frames"] as? Int == 10 && end["dropped"] as? Int == 1)
    }

    @Test("the same clip gives the same lines to the byte")
    func same() throws { #expect(try replay().output == replay().output) }

    @Test("without --json people get one line about the end")
    func people() throws {
        let answer = try Program(folder: folder).run(["replay", "--source", "replay:\(try clip())", "--species", "cat"])
        #expect(answer.code == 0)
        #expect(answer.output.hasPrefix("10 frames, 1 dropped"))
    }

    @Test("a store is made before the clip plays")
    func store() throws {
        let words = ["replay", "--source", "replay:\(try clip())", "--species", "dog", "--store", "new/store"]
        #expect(try Program(folder: folder).run(words).code == 0)
        let format = try String(contentsOfFile: folder.file("new/store/FORMAT"), encoding: .utf8)
        #expect(format == "nosebooth-store 1\n")
    }
}
