import CSDL2
import Core
import Imaging
import TestSupport
import Testing
import Views

@testable import Stage

@MainActor @Suite("When the graphics system loses its memory", .serialized) struct DeviceLossTests {
    private let content = ListContent()
    private let feed = FrameFeed()
    private let folder = TemporaryFolder()

    /// A stage in memory that shows a text, an icon, a picture, a feed, the same blurred, and a layer.
    private func loop() throws -> StageLoop {
        folder.write(
            Array(
                """
                <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8">\
                <rect width="8" height="8" fill="#000"/></svg>
                """.utf8), to: "icons/box.svg")
        let path = folder.file("grey.png")
        try Picture(width: 8, height: 8, pixels: [UInt8](repeating: 180, count: 256)).writePNG(to: path)
        feed.show(TestFrames.halves(width: 80, height: 40))
        func show(_ rect: Rect, blur: Double) -> DrawCommand {
            .feed(
                FeedReference(feed), revision: feed.revision, in: rect, gravity: .resizeAspectFill, mirrored: false,
                blurRadius: blur)
        }
        content.list = TestPanel.list([
            show(Rect(x: 0, y: 0, width: 80, height: 40), blur: 0),
            show(Rect(x: 80, y: 0, width: 80, height: 40), blur: 16),
            .picture(path: path, source: .whole, in: Rect(x: 0, y: 40, width: 8, height: 8)),
            .icon("box", color: .red, in: Rect(x: 20, y: 44, width: 16, height: 16)), .pushOpacity(0.5),
            .fill(.rectangle(Rect(x: 60, y: 40, width: 60, height: 40)), .white),
            .text("Nose", font: ResolvedFont(size: 16), color: .blue, origin: Point(x: 62, y: 44)), .popOpacity,
        ])
        let options = StageOptions(size: Size(width: 160, height: 80), headless: true)
        return StageLoop(
            try StageWindow(options, assets: AssetFolder(path: folder.path)), content: content)
    }

    private func push(_ type: SDL_EventType) {
        var event = SDL_Event()
        event.type = type.rawValue
        SDL_PushEvent(&event)
    }

    @Test("every texture is made anew from its source after a lost device, and the picture is the same")
    func device() throws {
        let loop = try loop()
        #expect(try loop.turn(at: .zero))
        let before = try loop.screenshot()
        let (uploads, makings) = (loop.window.canvas.uploads, loop.window.canvas.makings)
        // A text, an icon, a picture and a feed; and what the blur and the layer are drawn into.
        #expect(uploads == 4 && makings > 6)
        #expect(try !loop.turn(at: .zero))
        push(SDL_RENDER_DEVICE_RESET)
        #expect(try loop.turn(at: .zero))
        #expect(loop.window.canvas.uploads == 2 * uploads)
        #expect(loop.window.canvas.makings == 2 * makings)
        #expect(try loop.screenshot() == before)
    }

    @Test("only what was drawn into is made anew after lost targets") func targets() throws {
        let loop = try loop()
        #expect(try loop.turn(at: .zero))
        let before = try loop.screenshot()
        let (uploads, makings) = (loop.window.canvas.uploads, loop.window.canvas.makings)
        push(SDL_RENDER_TARGETS_RESET)
        #expect(try loop.turn(at: .zero))
        #expect(loop.window.canvas.uploads == uploads)
        #expect(loop.window.canvas.makings == 2 * makings - uploads)
        #expect(try loop.screenshot() == before)
    }
}
