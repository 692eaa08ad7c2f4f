import PetCameraUI
import Testing

@testable import Examples

@Suite("The examples' command line")
struct ExampleOptionsTests {
    @Test("shows an example on the demo clip in a window that stays")
    func plain() throws {
        let options = try ExampleOptions(["box"])
        #expect(options.example == .box)
        #expect(options.sources == ["replay:assets/demo/dog.mjpeg?loop=1"])
        #expect(!options.stage.headless && options.stage.duration == nil && options.stage.screenshots.isEmpty)
    }

    @Test("takes source, species, size, time, turn and a snapshot at the end")
    func all() throws {
        let options = try ExampleOptions([
            "--source", "pattern", "phone", "--species", "cat", "--size", "480x800", "--for", "1.5", "--turn", "90",
            "--snapshot", "a.png",
        ])
        #expect(options.example == .phone && options.sources == ["pattern"] && options.species == .cat)
        #expect(options.turn == .degrees(90))
        #expect(options.stage.size == Size(width: 480, height: 800))
        #expect(options.stage.headless && options.stage.duration == 1.5 && options.stage.screenshots == [1.5: "a.png"])
    }

    @Test("takes several sources in their order, and the demo clip is none of them")
    func sources() throws {
        let options = try ExampleOptions(["--source", "pattern", "phone", "--source", "replay:a.mjpeg"])
        #expect(options.sources == ["pattern", "replay:a.mjpeg"])
    }

    @Test("turns the other way too, as far as round")
    func turn() throws {
        #expect(try ExampleOptions(["phone", "--turn", "-90"]).turn == .degrees(-90))
        #expect(try ExampleOptions(["phone", "--turn", "360"]).turn == .degrees(360))
    }

    @Test("prints its usage when asked to, whatever comes after", arguments: [["--help"], ["tips", "--help", "--no"]])
    func help(arguments: [String]) throws {
        let options = try ExampleOptions(arguments)
        #expect(options.isHelp && options.example == nil)
        #expect(try ExampleOptions(["box"]).isHelp == false)
    }

    @Test("lists when asked to, whatever else is there", arguments: [["--list"], ["box", "--list"]])
    func list(arguments: [String]) throws {
        #expect(try ExampleOptions(arguments).example == nil)
    }

    @Test(
        "says in a sentence what is wrong",
        arguments: [
            ([], "Say which example"), (["nose"], "There is no example nose"), (["box", "tips"], "One example"),
            (["box", "--nose"], "There is no option --nose"), (["box", "--size", "800"], "--size needs a width"),
            (["box", "--size", "9x99999"], "--size needs a width"), (["box", "--for", "soon"], "--for needs a number"),
            (["box", "--size", "100x100x"], "--size needs a width"),
            (["box", "--size", "800x480xabc"], "--size needs a width"),
            (["box", "--size", "800x"], "--size needs a width"),
            (["box", "--size", "99x99"], "--size needs a width and a height from 100 to 8192"),
            (["box", "--for", "-1"], "--for needs a number of seconds from 0 to 86400, and not -1."),
            (["box", "--for", "nan"], "--for needs a number of seconds"),
            (["phone", "--turn", "-361"], "--turn needs a number of degrees from -360 to 360, and not -361."),
            (["box", "--snapshot", "--for", "1"], "--snapshot needs a value, and --for is an option."),
            (["box", "--source", "--headless"], "--source needs a value, and --headless is an option."),
            (["box", "--snapshot", ""], "--snapshot needs the name of a file"),
            (["box", "--species", "cow"], "There is no species cow"), (["box", "--source"], "--source needs a value"),
            (["box", "--source", "replay:a.mjpeg?fps=no"], "--source: \"fps=no\" is not an option of a clip"),
            (["phone", "--source", "pattern", "--source", "webcam"], "--source: \"webcam\" is not a source"),
        ] as [([String], String)])
    func wrong(arguments: [String], beginning: String) {
        do throws(UsageError) {
            _ = try ExampleOptions(arguments)
            Issue.record("is taken")
        } catch {
            #expect(error.sentence.hasPrefix(beginning))
        }
    }
}
