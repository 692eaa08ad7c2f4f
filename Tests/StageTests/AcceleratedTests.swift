import CSDL2
import Core
import Imaging
import Testing
import Views

@testable import Stage

/// The board's own path: OpenGL ES without a display, where the machine has the driver for it.
@MainActor @Suite(.serialized) struct AcceleratedTests {
    nonisolated private static let hints = [
        (SDL_HINT_VIDEODRIVER, "offscreen"), (SDL_HINT_RENDER_DRIVER, "opengles2"),
    ]

    /// `nil` where there is no such driver.
    private func window(_ size: Size, framesAsPlanes: Bool? = nil) throws -> StageWindow? {
        for (name, value) in Self.hints { SDL_SetHintWithPriority(name, value, SDL_HINT_OVERRIDE) }
        defer { for (name, _) in Self.hints { SDL_ResetHint(name) } }
        var options = StageOptions(size: size)
        options.framesAsPlanes = framesAsPlanes
        let window = try? StageWindow(options, assets: nil)
        return window?.driver == "opengles2" ? window : nil
    }

    /// Everything that a list can hold.
    private func list(_ feed: FrameFeed) -> DrawList {
        var list = SampleScreens.camera(feed: feed)
        let thumbnail = Rect(x: 30, y: 200, width: 160, height: 120)
        func show(_ rect: Rect, mirrored: Bool = false, blur: Double = 0) -> DrawCommand {
            .feed(
                FeedReference(feed), revision: feed.revision, in: rect, gravity: .resizeAspectFill,
                mirrored: mirrored, blurRadius: blur)
        }
        let commands: [DrawCommand] = [
            .pushClip(thumbnail, cornerRadius: 20), show(thumbnail, mirrored: true), .popClip,
            .pushTransform(rotation: 0.3, scale: 1.2, anchor: Point(x: 600, y: 250)),
            .pushOpacity(0.6),
            .fill(.roundedRectangle(Rect(x: 560, y: 220, width: 90, height: 60), cornerRadius: 9), .white),
            .text("اقترب 42 もう", font: ResolvedFont(size: 22), color: .red, origin: Point(x: 560, y: 230)),
            .popOpacity, .popTransform,
        ]
        commands.forEach { list.append($0) }
        return list
    }

    @Test(
        "the graphics processor draws what the memory painter draws, of planes and of colours",
        arguments: [true, false], [PixelFormat.yuv422, .yuv420, .grey])
    func same(framesAsPlanes: Bool, format: PixelFormat) throws {
        let size = Size(width: 800, height: 480)
        guard let window = try window(size, framesAsPlanes: framesAsPlanes) else { return }
        let feed = FrameFeed()
        // An odd width and height: chroma has a column and a row more than half of them.
        feed.show(
            TestFrames.make(format, width: 321, height: 193) { kind, x, y in
                kind == .luma ? UInt8(60 + x / 2) : UInt8(100 + y / 4)
            })
        let list = list(feed)
        let drawn = try window.picture(of: list)
        let memory = try OffscreenStage(size: size).picture(of: list)
        var wrong = 0
        for index in stride(from: 0, to: drawn.pixels.count, by: 4) {
            let apart = (0..<3).map { abs(Int(drawn.pixels[index + $0]) - Int(memory.pixels[index + $0])) }.max() ?? 0
            if apart > 12 { wrong += 1 }
        }
        // Edges of turned shapes may round to the other side.
        #expect(wrong < 800 * 480 / 500)
        #expect(drawn.whiteArea > 0)
        if let folder = SDL_getenv("STAGE_TEST_PICTURES").map({ String(cString: $0) }) {
            try drawn.writePNG(to: folder + "/accelerated.png")
            try memory.writePNG(to: folder + "/memory.png")
        }
    }

    @Test("a blurred feed is smooth there too, and the same picture moves nothing") func blur() throws {
        guard let window = try window(Size(width: 160, height: 80)) else { return }
        let frame = TestFrames.halves(width: 160, height: 80)
        let list = TestPanel.list([
            TestPanel.feed(frame, in: Rect(x: 0, y: 0, width: 160, height: 80), blur: 16),
            .text("Nose", font: ResolvedFont(size: 12), color: .white, origin: Point(x: 4, y: 60)),
        ])
        let picture = try window.picture(of: list)
        #expect(picture.isNear(4, 40, 40, 40, 40) && picture.isNear(155, 40, 220, 220, 220))
        let row = (0..<160).map { picture.grey($0, 40) }
        #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 + 1 })
        let uploads = window.canvas.uploads
        #expect(uploads == 2)
        window.show(list)
        #expect(window.canvas.uploads == uploads)
    }

    @Test("what the graphics system has lost is made anew there, and looks the same") func loss() throws {
        let size = Size(width: 800, height: 480)
        guard let window = try window(size) else { return }
        let feed = FrameFeed()
        feed.show(TestFrames.halves(width: 160, height: 96))
        let list = list(feed)
        let before = try window.picture(of: list)
        let (uploads, makings) = (window.canvas.uploads, window.canvas.makings)
        var event = SDL_Event()
        event.type = SDL_RENDER_DEVICE_RESET.rawValue
        SDL_PushEvent(&event)
        _ = try window.takeInput()
        let after = try window.picture(of: list)
        #expect(before.difference(after) <= 1)
        #expect(window.canvas.uploads == 2 * uploads && window.canvas.makings == 2 * makings)
    }

    @Test("what grows and fades makes nothing there") func growing() throws {
        guard let window = try window(Size(width: 200, height: 100)) else { return }
        let feed = FrameFeed()
        feed.show(TestFrames.halves(width: 160, height: 80))
        func show(_ width: Double) {
            let rect = Rect(x: 0, y: 0, width: width, height: 60)
            window.show(
                TestPanel.list([
                    .pushOpacity(width / 200),
                    .feed(
                        FeedReference(feed), revision: feed.revision, in: rect, gravity: .resizeAspectFill,
                        mirrored: false, blurRadius: 12),
                    .fill(.rectangle(Rect(x: 10, y: 10, width: 20, height: 20)), .white), .popOpacity,
                ]))
        }
        show(70)
        let makings = window.canvas.makings
        for width in 71...110 { show(Double(width)) }
        #expect(window.canvas.makings == makings)
    }
}
