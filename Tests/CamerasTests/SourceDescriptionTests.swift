import Cameras
import Testing

@Suite("A source as it is written")
struct SourceDescriptionTests {
    @Test(
        "every spelling means one source",
        arguments: [
            ("v4l2", .bestCamera), ("pattern", .pattern), ("v4l2:/dev/video2", .camera("/dev/video2")),
            ("v4l2:by-id/usb-A_Cam:0", .camera("by-id/usb-A_Cam:0")),
            ("replay:a.jpg", .replay(path: "a.jpg", options: ReplayOptions())),
            ("replay:/a b/ü.mjpeg", .replay(path: "/a b/ü.mjpeg", options: ReplayOptions())),
            ("replay:a:b.y4m", .replay(path: "a:b.y4m", options: ReplayOptions())),
        ] as [(String, SourceDescription)])
    func understood(text: String, expected: SourceDescription) throws {
        #expect(try SourceDescription(text) == expected)
    }

    @Test(
        "options of a clip follow a question mark",
        arguments: [
            ("fps=30", ReplayOptions(frameRate: 30)), ("fps=12.5", ReplayOptions(frameRate: 12.5)),
            ("fps=1", ReplayOptions(frameRate: 1)), ("fps=240", ReplayOptions(frameRate: 240)),
            ("loop=1", ReplayOptions(loops: true)), ("loop=0", ReplayOptions()),
            ("fps=24&loop=1", ReplayOptions(frameRate: 24, loops: true)),
            ("loop=1&fps=24", ReplayOptions(frameRate: 24, loops: true)),
        ])
    func options(text: String, expected: ReplayOptions) throws {
        #expect(try SourceDescription("replay:a.mjpeg?\(text)") == .replay(path: "a.mjpeg", options: expected))
    }

    @Test(
        "a question mark may belong to the path",
        arguments: [
            ("replay:what?", "what?"), ("replay:who?/a.jpg", "who?/a.jpg"), ("replay:a?.mjpeg", "a?.mjpeg"),
            ("replay:?", "?"),
        ])
    func questionMarks(text: String, path: String) throws {
        #expect(try SourceDescription(text) == .replay(path: path, options: ReplayOptions()))
    }

    @Test("the last question mark begins the options")
    func lastMark() throws {
        let options = ReplayOptions(frameRate: 5)
        #expect(try SourceDescription("replay:a?b.jpg?fps=5") == .replay(path: "a?b.jpg", options: options))
    }

    @Test(
        "what is no source is refused",
        arguments: [
            "", "v4l2:", "replay:", "replay", "pattern:", "Pattern", "/dev/video0", "a.jpg", "file:a.jpg", " pattern",
            "replay:?fps=3",
        ])
    func refused(text: String) { #expect(kind(text) == .notUnderstood) }

    @Test(
        "an option of a clip that makes no sense is refused",
        arguments: [
            "fps=0", "fps=-1", "fps=241", "fps=nan", "fps=inf", "fps=1e-300", "fps=0.5", "fps=", "fps=fast", "loop=2",
            "loop=yes", "loop=", "speed=2", "=", "fps=30&x=1",
        ])
    func refusedOptions(text: String) { #expect(kind("replay:a.mjpeg?\(text)") == .notUnderstood) }

    @Test("the refusal says what can be written instead")
    func sentence() {
        do throws(SourceError) {
            _ = try SourceDescription("webcam")
            Issue.record("it was understood")
        } catch {
            for word in ["webcam", "v4l2", "pattern", "replay:"] { #expect(error.explanation.contains(word)) }
        }
    }

    private func kind(_ text: String) -> SourceError.Kind? {
        do throws(SourceError) {
            _ = try SourceDescription(text)
            return nil
        } catch {
            return error.kind
        }
    }
}
