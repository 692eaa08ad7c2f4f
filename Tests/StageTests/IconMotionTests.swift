import Core
import TestSupport
import Testing
import Views

@testable import Stage

/// Shows one icon whose side the test sets.
@MainActor private final class GrowingIcon: StageContent {
    var side = 20.0
    var needsUpdate = true

    func needsUpdate(at now: Instant) -> Bool { needsUpdate }

    func turn() {}

    func update(size: Size, now: Instant) -> DrawList {
        needsUpdate = false
        return TestPanel.list([.icon("bar", color: .white, in: Rect(x: 4, y: 4, width: side, height: side))])
    }

    func handle(_ event: InputEvent, now: Instant) {}
}

@MainActor @Suite(.serialized) struct IconMotionTests {
    private let folder = TemporaryFolder()
    private let stage: OffscreenStage

    /// With one icon, twice as wide as high, that fills its width.
    init() throws {
        folder.write(
            Array(
                """
                <svg xmlns="http://www.w3.org/2000/svg" width="24" height="12" viewBox="0 0 24 12">\
                <rect width="24" height="12" fill="#fff"/></svg>
                """.utf8), to: "icons/bar.svg")
        stage = try OffscreenStage(size: Size(width: 120, height: 120), assets: AssetFolder(path: folder.path))
    }

    private func list(_ sides: Double...) -> DrawList {
        TestPanel.list(
            sides.enumerated().map { index, side in
                .icon("bar", color: .white, in: Rect(x: 10, y: 10 + 50 * Double(index), width: side, height: side))
            })
    }

    @Test("an icon that grows makes a texture at a few sizes only") func steps() throws {
        for tenth in 240...960 { _ = try stage.picture(of: list(Double(tenth) / 10)) }
        // 24 where it stood, and 32, 46, 64, 91 and 128 on its way.
        #expect(stage.canvas.uploads == 6)
        for tenth in (240..<960).reversed() { _ = try stage.picture(of: list(Double(tenth) / 10)) }
        #expect(stage.canvas.uploads == 6)
    }

    @Test("an icon that came to rest is drawn at its exact size, and then nothing is made any more") func rest() throws
    {
        for side in [24.0, 40, 61] { _ = try stage.picture(of: list(side)) }
        #expect(stage.canvas.isIncomplete)
        let resting = try stage.picture(of: list(61))
        #expect(!stage.canvas.isIncomplete)
        let fresh = try OffscreenStage(size: Size(width: 120, height: 120), assets: AssetFolder(path: folder.path))
        #expect(try fresh.picture(of: list(61)) == resting)
        #expect(!fresh.canvas.isIncomplete)
        let uploads = stage.canvas.uploads
        #expect(try stage.picture(of: list(61)) == resting)
        #expect(stage.canvas.uploads == uploads)
    }

    @Test("an icon in motion fills its frame as it does at rest", arguments: [25.0, 33, 47, 60, 90])
    func frame(side: Double) throws {
        _ = try stage.picture(of: list(20))
        let inMotion = try stage.picture(of: list(side))
        #expect(stage.canvas.isIncomplete)
        let atRest = try stage.picture(of: list(side))
        let moving = try #require(inMotion.inkBox(above: 128))
        let resting = try #require(atRest.inkBox(above: 128))
        #expect(abs(moving.left - resting.left) <= 1 && abs(moving.right - resting.right) <= 1)
        #expect(abs(moving.top - resting.top) <= 1 && abs(moving.bottom - resting.bottom) <= 1)
    }

    @Test("an icon that only moves, turns or fades makes no texture") func move() throws {
        _ = try stage.picture(of: list(24))
        for step in 0..<20 {
            let share = Double(step) / 20
            let icon = DrawCommand.icon(
                "bar", color: Color.white.opacity(share), in: Rect(x: 10 + share, y: 9, width: 24, height: 24))
            _ = try stage.picture(
                of: TestPanel.list([
                    .pushTransform(rotation: share, scale: 1 - share / 2, anchor: Point(x: 20, y: 20)), icon,
                    .popTransform,
                ]))
            #expect(!stage.canvas.isIncomplete)
        }
        #expect(stage.canvas.uploads == 1)
    }

    @Test("icons of one name at several sizes are all exact from the first picture on") func several() throws {
        _ = try stage.picture(of: list(24, 47))
        #expect(stage.canvas.uploads == 2)
        #expect(!stage.canvas.isIncomplete)
        _ = try stage.picture(of: list(24, 47))
        #expect(stage.canvas.uploads == 2)
        // A third one comes: it is new, and not the second one grown.
        _ = try stage.picture(of: list(24, 47, 33))
        #expect(stage.canvas.uploads == 3)
        #expect(!stage.canvas.isIncomplete)
    }

    @Test("the images of icons stay within a bound, whatever sizes were shown") func bound() throws {
        let drawer = try #require(stage.canvas as? DrawListRenderer<SoftwarePainter>)
        for side in 400..<460 {
            for _ in 0..<2 { _ = try stage.picture(of: list(Double(side))) }
        }
        #expect(stage.canvas.uploads >= 60)
        #expect(drawer.icons.byteCount <= 8 << 20)
    }

    @Test("an icon larger than any image is drawn larger from the greatest") func huge() throws {
        let picture = try stage.picture(
            of: TestPanel.list([.icon("bar", color: .white, in: Rect(x: -3000, y: -3000, width: 6000, height: 6000))]))
        // Half as high as wide, its middle at the origin: it covers the panel.
        #expect(picture.grey(2, 2) == 255 && picture.grey(118, 118) == 255)
    }

    @Test("the loop draws an icon that came to rest once more") func loop() throws {
        let content = GrowingIcon()
        let window = try StageWindow(
            StageOptions(size: Size(width: 80, height: 60), headless: true), assets: AssetFolder(path: folder.path))
        let loop = StageLoop(window, content: content)
        #expect(try loop.turn(at: Instant(seconds: 0)))
        #expect(try !loop.turn(at: Instant(seconds: 1)))
        content.side = 41
        content.needsUpdate = true
        #expect(try loop.turn(at: Instant(seconds: 2)))
        #expect(try loop.turn(at: Instant(seconds: 3)))
        #expect(try !loop.turn(at: Instant(seconds: 4)))
        #expect(loop.pictures == 3)
    }

    @Test("a step is never smaller than the box, and less than half as large again") func step() {
        for side in 1...3000 {
            let step = IconMotion.step(PixelSize(width: side, height: side))
            #expect(step.width >= side && Double(step.width) < Double(side) * 1.5 + 1)
        }
        let odd = IconMotion.step(PixelSize(width: 0, height: .max))
        #expect(odd.width == 1 && odd.height >= Int.farthestPixel)
    }
}
