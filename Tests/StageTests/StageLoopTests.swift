import CSDL2
import Core
import TestSupport
import Testing
import Views

@testable import Stage

/// Shows one rectangle whose grey the test sets.
@MainActor private final class ScriptedContent: StageContent {
    var grey = 0.0
    var needsUpdate = true
    var updates = 0
    var events: [InputEvent] = []

    func turn() {}

    func needsUpdate(at now: Instant) -> Bool { needsUpdate }

    func update(size: Size, now: Instant) -> DrawList {
        updates += 1
        needsUpdate = false
        return TestPanel.list([
            .fill(.rectangle(Rect(origin: .zero, size: size)), Color(red: grey, green: grey, blue: grey))
        ])
    }

    func handle(_ event: InputEvent, now: Instant) { events.append(event) }
}

@MainActor @Suite(.serialized) struct StageLoopTests {
    private let content = ScriptedContent()

    private func loop(_ options: StageOptions = StageOptions(size: Size(width: 80, height: 40), headless: true)) throws
        -> StageLoop
    {
        StageLoop(try StageWindow(options, assets: nil), content: content)
    }

    @Test("the panel is drawn when something is new, else not") func redraw() throws {
        let loop = try loop()
        #expect(try loop.turn(at: Instant(seconds: 0)))
        #expect(try !loop.turn(at: Instant(seconds: 1)))
        content.needsUpdate = true
        // Asked for, and the same: not drawn either.
        #expect(try !loop.turn(at: Instant(seconds: 2)))
        content.grey = 1
        content.needsUpdate = true
        #expect(try loop.turn(at: Instant(seconds: 3)))
        #expect(loop.pictures == 2)
        #expect(try loop.screenshot()[40, 20].red == 255)
    }

    @Test("what the views cannot show as described is told once") func problems() throws {
        let lines = Locked<[String]>([])
        let window = try StageWindow(
            StageOptions(size: Size(width: 80, height: 40), headless: true), assets: nil,
            log: Log { line in lines.withLock { $0.append(line) } })
        let content = ListContent()
        let loop = StageLoop(window, content: content)
        for sentence in ["One is missing.", "One is missing.", "Another one is missing."] {
            content.problems = [sentence]
            content.list = DrawList()
            _ = try loop.turn(at: .zero)
        }
        #expect(lines.withLock { $0.filter { $0.hasPrefix("<4>") }.count } == 2)
    }

    @Test("an exposed window is drawn again") func exposed() throws {
        let loop = try loop()
        _ = try loop.turn(at: .zero)
        _ = try loop.turn(at: .zero)
        var event = SDL_Event()
        event.window.type = SDL_WINDOWEVENT.rawValue
        event.window.event = UInt8(SDL_WINDOWEVENT_EXPOSED.rawValue)
        SDL_PushEvent(&event)
        #expect(try loop.turn(at: .zero))
    }

    @Test("scripted touches count in panel pixels of a turned panel") func scripted() throws {
        let loop = try loop(
            StageOptions(size: Size(width: 40, height: 80), rotation: .quarter, headless: true, scale: 2))
        #expect(loop.window.panel == PixelSize(width: 160, height: 80))
        loop.window.inject(.touchDown(id: 1, at: Point(x: 160, y: 0)))
        loop.window.inject(.key("Return"))
        _ = try loop.turn(at: .zero)
        #expect(content.events == [.touchDown(id: 1, at: .zero), .key("Return")])
    }

    @Test("a filter may swallow input") func filter() throws {
        let loop = try loop()
        loop.filter = { event, _ in event != .key("a") }
        loop.window.inject(.key("a"))
        loop.window.inject(.key("b"))
        _ = try loop.turn(at: .zero)
        #expect(content.events == [.key("b")])
    }

    @Test("fingers reach the content through the system's queue") func fingers() throws {
        let loop = try loop()
        _ = try loop.turn(at: .zero)
        var event = SDL_Event()
        event.tfinger.type = SDL_FINGERDOWN.rawValue
        event.tfinger.touchId = 5
        event.tfinger.x = 0.5
        event.tfinger.y = 0.5
        SDL_PushEvent(&event)
        _ = try loop.turn(at: .zero)
        #expect(content.events == [.touchDown(id: 0, at: Point(x: 40, y: 20))])
    }

    @Test("the loop ends when it is told to, and when the system asks") func end() throws {
        let first = try loop()
        var turns = 0
        try first.run { _ in
            turns += 1
            return turns < 3
        }
        #expect(turns == 3)
        var event = SDL_Event()
        event.type = SDL_QUIT.rawValue
        SDL_PushEvent(&event)
        try first.run { _ in true }
        #expect(first.window.wantsToQuit)
    }

    @Test("views come to the panel, and a snapshot shows the same") func views() throws {
        let folder = TemporaryFolder()
        var options = StageOptions(size: Size(width: 120, height: 60), headless: true, duration: 0)
        options.screenshots = [0: folder.path + "/a.png"]
        try Stage.run(options) { Text("Nose").foregroundColor(.white).background(Color.blue) }
        let shown = try Picture(contentsOf: folder.path + "/a.png")
        let snapshot = try Stage.snapshot(size: Size(width: 120, height: 60)) {
            Text("Nose").foregroundColor(.white).background(Color.blue)
        }
        #expect(shown == snapshot)
        #expect(snapshot.inkBox() != nil)
    }

    @Test("a view ends its stage by dismissing it") func dismiss() throws {
        struct Leaving: View {
            let onTurn: @MainActor () -> Void
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                Color.black.onTurn {
                    onTurn()
                    dismiss()
                }
            }
        }
        var turns = 0
        // The duration only keeps a stage that does not listen from running for ever.
        try Stage.run(StageOptions(size: Size(width: 80, height: 40), headless: true, duration: 2)) {
            Leaving { turns += 1 }
        }
        #expect(turns == 1)
    }

    @Test("a display that does not exist is an error that says so") func noDisplay() throws {
        SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "nowhere", SDL_HINT_OVERRIDE)
        defer { SDL_ResetHint(SDL_HINT_VIDEODRIVER) }
        let error = stageError { try StageWindow(StageOptions(), assets: nil) }
        #expect(error?.kind == .noDisplay)
        #expect(error?.sentence.contains("no screen") == true)
    }
}
