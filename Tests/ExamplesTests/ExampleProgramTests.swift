import Core
import PetCameraUI
import Stage
import Testing

@testable import Examples

@Suite("The examples' program, without a screen", .serialized)
struct ExampleProgramTests {
    private static let clip = "replay:" + AssetFolder.find().file("demo/dog.mjpeg")

    private let program = BuiltExamples()

    private func run(_ words: String...) throws -> BuiltExamples.Answer { try program.run(words) }

    @Test("shows each example on the demonstration clip, pictures it, and ends by itself", arguments: Example.allCases)
    func each(example: Example) throws {
        let answer = try run(
            example.rawValue, "--source", ExampleProgramTests.clip, "--size", "480x320", "--for", "0.5", "--snapshot",
            "end.png")
        try #require(answer.code == 0, "\(answer.messages)")
        let picture = try Picture(contentsOf: program.folder.file("end.png"))
        #expect(picture.size == Size(width: 480, height: 320))
        // One colour alone would be an empty screen.
        #expect(Set(picture.pixels).count > 16)
    }

    @Test("takes several cameras")
    func cameras() throws {
        let answer = try run(
            "phone", "--source", ExampleProgramTests.clip, "--source", "pattern", "--for", "0.2", "--headless")
        #expect(answer.code == 0, "\(answer.messages)")
    }

    @Test("names the examples")
    func list() throws {
        let answer = try run("--list")
        #expect(answer.code == 0)
        #expect(
            answer.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
                == Example.allCases.map { $0.rawValue[...] })
    }

    @Test("prints its usage when asked to")
    func help() throws {
        let answer = try run("--help")
        #expect(answer.code == 0)
        #expect(answer.output == ExampleOptions.usage)
        #expect(answer.messages == "")
    }

    @Test("says which example is unknown, and how it is used")
    func unknown() throws {
        let answer = try run("nose")
        #expect(answer.code == 64)
        #expect(answer.messages.hasPrefix("There is no example nose: --list names them.\n"))
        #expect(answer.messages.contains(ExampleOptions.usage))
        #expect(answer.output == "")
    }

    @Test(
        "says which source cannot be shown, with the code of its kind",
        arguments: [
            ("replay:missing.mjpeg", 66, "missing.mjpeg"), ("replay:garbage.mjpeg", 65, "garbage.mjpeg"),
            ("replay:garbage.txt", 65, "garbage.txt"), ("v4l2:/dev/video987", 69, "video987"),
            ("garbage.mjpeg", 64, "garbage.mjpeg"), ("replay:garbage.mjpeg?fps=none", 64, "fps=none"),
            ("replay:missing.mjpeg?fps=0", 64, "fps=0"),
        ] as [(String, Int32, String)])
    func unreadable(source: String, code: Int32, mentions: String) throws {
        for name in ["garbage.mjpeg", "garbage.txt"] {
            program.folder.write((0..<999).map { UInt8($0 % 251) }, to: name)
        }
        let answer = try run("box", "--source", source, "--for", "0.5", "--headless")
        #expect(answer.code == code)
        #expect(answer.messages.contains(mentions))
        #expect(answer.output == "")
    }

    @Test("says where no picture can be written")
    func unwritable() throws {
        let answer = try run("box", "--source", "pattern", "--for", "0.1", "--snapshot", "nowhere/end.png")
        #expect(answer.code == 73)
        #expect(answer.messages.contains("nowhere/end.png cannot be written"))
    }
}
