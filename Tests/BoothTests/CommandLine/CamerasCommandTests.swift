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
}
