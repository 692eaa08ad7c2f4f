import Core
import Imaging
import Testing
import Views

@testable import Stage

@MainActor @Suite(.serialized) struct FeedTests {
    private let panel = Rect(x: 0, y: 0, width: 40, height: 20)

    @Test(
        "full-range colours are shown as they are",
        arguments: [PixelFormat.yuv420, .yuv422],
        [
            (76, 85, 255, 254, 0, 0), (150, 44, 21, 0, 255, 1), (29, 255, 107, 0, 0, 254),
            (255, 128, 128, 255, 255, 255),
            (0, 128, 128, 0, 0, 0), (180, 100, 150, 211, 174, 130),
        ] as [(UInt8, UInt8, UInt8, Int, Int, Int)])
    func colours(format: PixelFormat, colour: (UInt8, UInt8, UInt8, Int, Int, Int)) throws {
        let frame = TestFrames.flat(format, width: 32, height: 16, y: colour.0, cb: colour.1, cr: colour.2)
        let picture = try TestPanel.draw(40, 20, [TestPanel.feed(frame, in: panel)])
        for (x, y) in [(0, 0), (20, 10), (39, 19)] {
            #expect(picture.isNear(x, y, colour.3, colour.4, colour.5))
        }
    }

    @Test("chroma of 4:2:2 stays with its rows") func rows() throws {
        // Red above, blue below: taking the planes for half as high would mix them.
        let frame = TestFrames.make(.yuv422, width: 16, height: 16) { kind, _, y in
            switch kind {
            case .luma: y < 8 ? 76 : 29
            case .cb: y < 8 ? 85 : 255
            case .cr: y < 8 ? 255 : 107
            }
        }
        let picture = try TestPanel.draw(16, 16, [TestPanel.feed(frame, in: Rect(x: 0, y: 0, width: 16, height: 16))])
        #expect(picture.isNear(8, 2, 254, 0, 0) && picture.isNear(8, 13, 0, 0, 254))
    }

    @Test("odd sizes and grey frames are shown") func odd() throws {
        let frame = TestFrames.flat(.yuv420, width: 31, height: 15, y: 200, cb: 128, cr: 128)
        #expect(try TestPanel.draw(40, 20, [TestPanel.feed(frame, in: panel)]).isNear(39, 19, 200, 200, 200))
        let grey = TestFrames.flat(.grey, width: 33, height: 17, y: 90, cb: 0, cr: 0)
        #expect(try TestPanel.draw(40, 20, [TestPanel.feed(grey, in: panel)]).isNear(0, 0, 90, 90, 90))
    }

    @Test("fill cuts the sides off evenly, fit leaves bars") func gravity() throws {
        // A square with a dark and a light half, in a panel twice as wide as high.
        let frame = TestFrames.make(.grey, width: 40, height: 40) { _, x, y in
            (10..<30).contains(y) ? (x < 20 ? 60 : 200) : 0
        }
        let filled = try TestPanel.draw(40, 20, [TestPanel.feed(frame, in: panel)])
        #expect(filled.isNear(2, 1, 60, 60, 60, within: 6) && filled.isNear(37, 18, 200, 200, 200, within: 6))
        let fitted = try TestPanel.draw(40, 20, [TestPanel.feed(frame, in: panel, gravity: .resizeAspect)])
        #expect(fitted.grey(8, 10) == 0 && fitted.grey(31, 10) == 0)
        #expect(fitted.isNear(13, 10, 60, 60, 60) && fitted.isNear(27, 10, 200, 200, 200))
        #expect(fitted.grey(20, 2) < 20)
    }

    @Test("a mirrored feed trades left and right") func mirrored() throws {
        let frame = TestFrames.halves(width: 40, height: 20)
        let picture = try TestPanel.draw(40, 20, [TestPanel.feed(frame, in: panel, mirrored: true)])
        #expect(picture.isNear(3, 10, 220, 220, 220) && picture.isNear(36, 10, 40, 40, 40))
    }

    @Test("a feed turns with the panel") func turned() throws {
        let frame = TestFrames.halves(width: 40, height: 20)
        let picture = try TestPanel.draw(40, 20, rotation: .quarter, [TestPanel.feed(frame, in: panel)])
        #expect(picture.isNear(10, 3, 40, 40, 40) && picture.isNear(10, 36, 220, 220, 220))
    }

    @Test("a blurred feed has a wide, smooth edge and keeps its tones") func blurred() throws {
        let frame = TestFrames.halves(width: 160, height: 80)
        let picture = try TestPanel.draw(
            160, 80, [TestPanel.feed(frame, in: Rect(x: 0, y: 0, width: 160, height: 80), blur: 16)])
        #expect(picture.isNear(4, 40, 40, 40, 40) && picture.isNear(155, 40, 220, 220, 220))
        let row = (0..<160).map { picture.grey($0, 40) }
        #expect(row.filter { $0 > 60 && $0 < 200 }.count > 8)
        #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 + 1 })
    }

    @Test("a feed without a picture is dark, not missing") func empty() throws {
        let command = DrawCommand.feed(
            FeedReference(FrameFeed()), revision: 0, in: panel, gravity: .resizeAspectFill, mirrored: false,
            blurRadius: 0)
        #expect(try TestPanel.draw(40, 20, [command]).isNear(20, 10, 0x10, 0x14, 0x17))
    }

    @Test("the same picture again moves and computes nothing, a new one moves one") func uploads() throws {
        let feed = FrameFeed()
        feed.show(TestFrames.halves(width: 40, height: 20))
        let stage = try OffscreenStage(size: Size(width: 800, height: 480))
        let list = SampleScreens.camera(feed: feed)
        _ = try stage.picture(of: list)
        let first = stage.canvas.uploads
        #expect(first > 4)
        _ = try stage.picture(of: list)
        #expect(stage.canvas.uploads == first)
        let renderer = try #require(stage.canvas as? DrawListRenderer<SoftwarePainter>)
        let meshes = renderer.shapes.made
        feed.show(TestFrames.halves(width: 40, height: 20))
        _ = try stage.picture(of: SampleScreens.camera(feed: feed))
        #expect(stage.canvas.uploads == first + 1)
        #expect(renderer.shapes.made == meshes)
    }
}
