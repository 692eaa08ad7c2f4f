import Core
import Foundation
import Imaging
import TestSupport
import Testing

@Suite("Exit codes and sentences")
struct ExitCodeTests {
    let folder = TemporaryFolder()

    struct Case: Sendable, CustomTestStringConvertible {
        let words: String
        let code: Int32
        /// What the sentence must speak of.
        let mentions: String

        init(_ words: String, _ code: Int32, _ mentions: String) {
            (self.words, self.code, self.mentions) = (words, code, mentions)
        }

        var testDescription: String { "nosebooth \(words)" }
    }

    @Test(
        "a mistake ends with its code and one sentence, and standard output stays empty",
        arguments: [
            Case("detcet", 64, "did you mean detect"), Case("--version-of-nothing", 64, "unknown"),
            Case("detect", 64, "file"), Case("detect --jsno a.jpg", 64, "did you mean --json"),
            Case("detect missing.jpg", 66, "missing.jpg"), Case("detect page.jpg", 65, "page.jpg"),
            Case("detect empty.jpg", 65, "empty.jpg"), Case("detect folder", 65, "folder"),
            Case("replay --species dog", 64, "--source"), Case("replay --source pattern", 64, "--species"),
            Case("replay --source pattern --species fox", 64, "fox"),
            Case("replay --source pattern --species dog --purpose fun", 64, "fun"),
            Case("replay --source page.jpg --species dog", 64, "page.jpg"),
            Case("replay --source replay:page.jpg?fps=0 --species dog", 64, "fps"),
            Case("replay --sorce pattern --species dog", 64, "did you mean --source"),
            Case("replay --source pattern --species dog extra", 64, "extra"),
            Case("replay --source replay:missing.mjpeg --species dog", 66, "missing.mjpeg"),
            Case("replay --source replay:page.jpg --species dog", 65, "page.jpg"),
            Case("replay --source replay:garbage.mjpeg --species dog", 65, "garbage.mjpeg"),
            Case("replay --source replay:garbage.y4m --species cat", 65, "garbage.y4m"),
            Case("replay --source replay:folder --species dog", 65, "folder"),
            Case("replay --source v4l2:/dev/video987 --species dog", 69, "video987"),
            Case("replay --source pattern --species dog --store page.jpg", 73, "page.jpg"),
            Case("replay --source pattern --species dog --store newer", 73, "format"),
            Case("store", 64, "list"), Case("store lsit", 64, "did you mean list"), Case("store show", 64, "show"),
            Case("store list extra", 64, "usage"), Case("store list --stroe x", 64, "did you mean --store"),
            Case("store list --store missing", 66, "missing"), Case("store show k1 --store missing", 66, "missing"),
            Case("store verify --store missing", 66, "missing"), Case("store list --store folder", 66, "folder"),
            Case("store list --store page.jpg", 73, "page.jpg"), Case("store list --store newer", 65, "format"),
            Case("store show k1 --store store", 66, "k1"), Case("store verify k1 --store store", 66, "k1"),
            Case("bench detectr", 64, "did you mean detector"), Case("bench fox", 64, "only detector"),
            Case("bench --jsn", 64, "did you mean --json"),
            Case("screenshot --screen attrct --out a.png", 64, "did you mean attract"),
        ])
    func mistakes(mistake: Case) throws {
        try prepare()
        let answer = try Program(folder: folder).run(mistake.words.split(separator: " ").map(String.init))
        #expect(answer.code == mistake.code)
        #expect(answer.messages.contains(mistake.mentions))
        #expect(answer.output == "")
        #expect(answer.messages.hasSuffix("\n"))
        #expect(answer.messages.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
    }

    @Test("a name that is no UTF-8 is refused and not taken for another one")
    func otherEncoding() throws {
        let command = "'\(try Program.path())' store list --store \"$(printf 'bad\\377')\""
        let answer = try Tool.shell.run(["-c", command], in: folder.path)
        #expect(answer.status == 64)
        #expect(answer.output == "nosebooth: a name or option is not UTF-8 text\n")
    }

    @Test("without a command the list of commands is shown and the code is that of usage")
    func nothing() throws {
        let answer = try Program(folder: folder).run([])
        #expect(answer.code == 64)
        #expect(answer.messages.contains("usage: nosebooth"))
        #expect(answer.output == "")
    }

    @Test(
        "help goes to standard output and is no mistake",
        arguments: [
            (["--help"], "detect"), (["help"], "replay"), (["-h"], "store"), (["detect", "--help"], "--json"),
            (["replay", "--help"], "--species"), (["replay", "--source", "x", "--help"], "--purpose"),
            (["store", "--help"], "verify"), (["store", "list", "-h"], "--store"), (["run", "--help"], "--script"),
            (["screenshot", "--help"], "--screen"), (["doctor", "--help"], "--json"),
            (["bench", "--help"], "--json"),
        ])
    func help(words: [String], mentions: String) throws {
        let answer = try Program(folder: folder).run(words)
        #expect(answer.code == 0)
        #expect(answer.output.contains("usage: nosebooth"))
        #expect(answer.output.contains(mentions))
        #expect(answer.messages == "")
    }

    /// The files that the mistakes are made with.
    private func prepare() throws {
        folder.write(Array("<html></html>".utf8), to: "page.jpg")
        folder.write([], to: "empty.jpg")
        folder.write((0..<999).map { UInt8($0 % 251) }, to: "garbage.mjpeg")
        folder.write((0..<999).map { UInt8($0 % 251) }, to: "garbage.y4m")
        for name in ["folder", "newer", "store"] {
            try FileManager.default.createDirectory(atPath: folder.file(name), withIntermediateDirectories: false)
        }
        folder.write(Array("nosebooth-store 2\n".utf8), to: "newer/FORMAT")
        for name in ["staging", "ready", "state", "tombstones", "quarantine", "trash"] {
            try FileManager.default.createDirectory(
                atPath: folder.file("store/\(name)"), withIntermediateDirectories: false)
        }
        folder.write(Array("nosebooth-store 1\n".utf8), to: "store/FORMAT")
    }
}
