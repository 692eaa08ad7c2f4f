import Core
import Foundation
import Imaging
import TestSupport
import Testing

/// What a command cannot write is not lost in silence.
@Suite("What cannot be written")
struct LostOutputTests {
    private let folder = TemporaryFolder()

    private func shell(_ line: String) throws -> (status: Int32, output: String) {
        try Tool.shell.run(["-c", "program='\(try Program.path())'; \(line)"], in: folder.path)
    }

    @Test(
        "to a standard output that is closed or full ends with the code of a failed write",
        arguments: ["--help", "--version", "detect --json a.jpg", "cameras --json", "store list --store store --json"],
        [">&-", "> /dev/full"])
    func output(words: String, place: String) throws {
        var encoder = JPEGEncoder()
        let frame = Frame.drawn(width: 320, height: 200, format: .yuv420) { column, row in UInt8((column + row) % 250) }
        folder.write(try encoder.encode(frame), to: "a.jpg")
        #expect(try shell("$program replay --source replay:a.jpg --species dog --store store").status == 0)
        let answer = try shell("$program \(words) \(place)")
        #expect(answer.status == 74)
        #expect(answer.output.contains("could not be written to standard output"))
    }

    @Test("into a file that may not grow so far ends with the code of a failed write, and the store stays whole")
    func fileLimit() throws {
        let clip = AssetFolder.find().file("demo/dog.mjpeg")
        let replay = "$program replay --source 'replay:\(clip)' --species dog --store store"
        // Too little for what a new store sets aside.
        let opening = try shell("ulimit -f 100; \(replay)")
        #expect(opening.status == 74)
        #expect(opening.output.contains("nosebooth: "))
        #expect(try shell(replay).status == 0)
        // Too little for a picture.
        #expect(try shell("ulimit -f 16; \(replay)").status == 74)
        let verified = try shell("$program store verify --store store")
        #expect(verified.status == 0)
        #expect(verified.output.contains("1 registration verified"))
    }
}
