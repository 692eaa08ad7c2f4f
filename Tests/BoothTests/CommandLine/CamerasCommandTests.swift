import TestSupport
import Testing

@Suite("nosebooth cameras")
struct CamerasCommandTests {
    private let program = Program(folder: TemporaryFolder())

    @Test("gives one object with what is there and what was left out, whatever this machine has")
    func json() throws {
        let answer = try program.run(["cameras", "--json"])
        #expect(answer.code == 0)
        let objects = try answer.objects()
        #expect(objects.count == 1)
        #expect(objects.first?["cameras"] is [Any])
        #expect(objects.first?["leftOut"] is [Any])
    }

    @Test(
        "a source that is no camera is refused with its own sentence and the code for devices",
        arguments: [("v4l2:/dev/null", "is not a camera"), ("v4l2:/dev/video987", "there is no camera")])
    func noCamera(source: String, words: String) throws {
        let answer = try program.run(["replay", "--source", source, "--species", "dog"])
        #expect(answer.code == 69)
        #expect(answer.messages.contains(words))
    }

    @Test(
        "watching a camera that is none is refused with its own sentence and the code for devices",
        arguments: [("v4l2:/dev/null", "is not a camera"), ("v4l2:/dev/video987", "there is no camera")])
    func watchesNone(source: String, words: String) throws {
        let answer = try program.run(["cameras", "--watch", "--source", source, "--seconds", "5", "--json"])
        #expect(answer.code == 69)
        #expect(answer.messages.contains(words))
    }

    @Test(
        "wishes that make no sense are refused in a sentence that says what does",
        arguments: [
            (["--seconds", "5"], "--seconds needs --watch"),
            (["--set", "zoom=1"], "--set needs --watch"),
            (["--watch", "--source", "pattern"], "is no camera"),
            (["--watch", "--source", "webcam"], "is not a source"),
            (["--watch", "--seconds", "0"], "use 1 to 86400"),
            (["--watch", "--seconds", "soon"], "use 1 to 86400"),
            (["--watch", "--rate", "1000"], "use 1 to 240"),
            (["--watch", "--format", "H264"], "use YUYV"),
            (["--watch", "--size", "640"], "write it as 1280x720"),
            (["--watch", "--size", "640x8"], "16 to 8192"),
            (["--watch", "--rotation", "45"], "use 0, 90, 180 or 270"),
            (["--watch", "--set", "brigtness=1"], "did you mean brightness?"),
            (["--watch", "--set", "zoom"], "write it as zoom=1"),
            (["--watch", "--set", "zoom=far"], "write it as zoom=1"),
            (["--watch", "--set", "zoom=1,zoom=2"], "has zoom twice"),
        ])
    func senseless(words: [String], sentence: String) throws {
        let answer = try program.run(["cameras"] + words)
        #expect(answer.code == 64)
        #expect(answer.messages.contains(sentence))
        #expect(answer.output.isEmpty)
    }
}
