import Core
import Testing
import Views

@testable import Stage

@MainActor @Suite(.serialized) struct ClipAndTransformTests {
    private let all = DrawCommand.fill(.rectangle(Rect(x: 0, y: 0, width: 40, height: 40)), .white)

    @Test("a clip cuts to its pixels and ends with its pop") func rectangle() throws {
        let picture = try TestPanel.draw(
            40, 40,
            [
                .pushClip(Rect(x: 10, y: 10, width: 10, height: 5), cornerRadius: 0), all, .popClip,
                .fill(.rectangle(Rect(x: 30, y: 30, width: 2, height: 2)), .white),
            ])
        #expect(picture.whiteArea == 54)
        #expect(picture.grey(10, 10) == 255 && picture.grey(19, 14) == 255 && picture.grey(20, 14) == 0)
    }

    @Test("clips inside clips show what both leave") func nested() throws {
        let picture = try TestPanel.draw(
            40, 40,
            [
                .pushClip(Rect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 0),
                .pushClip(Rect(x: 10, y: 10, width: 20, height: 20), cornerRadius: 0), all, .popClip, .popClip,
            ])
        #expect(picture.whiteArea == 100)
    }

    @Test("a rounded clip looks like the rounded rectangle itself") func rounded() throws {
        let rect = Rect(x: 5.5, y: 6, width: 28, height: 25)
        let clipped = try TestPanel.draw(40, 40, [.pushClip(rect, cornerRadius: 9), all, .popClip])
        let filled = try TestPanel.draw(40, 40, [.fill(.roundedRectangle(rect, cornerRadius: 9), .white)])
        #expect(clipped.difference(filled) <= 3)
    }

    @Test("a rounded clip rounds text, pictures and feeds as well") func roundedFeed() throws {
        let frame = TestFrames.flat(.grey, width: 8, height: 8, y: 255, cb: 128, cr: 128)
        let rect = Rect(x: 4, y: 4, width: 32, height: 32)
        let clipped = try TestPanel.draw(
            40, 40, [.pushClip(rect, cornerRadius: 12), TestPanel.feed(frame, in: rect), .popClip])
        let filled = try TestPanel.draw(40, 40, [.fill(.roundedRectangle(rect, cornerRadius: 12), .white)])
        #expect(clipped.difference(filled) <= 4)
    }

    @Test("a turn by a right angle moves a rectangle where it belongs") func rightAngle() throws {
        let picture = try TestPanel.draw(
            40, 40,
            [
                .pushTransform(rotation: .pi / 2, scale: 1, anchor: Point(x: 20, y: 20)),
                .fill(.rectangle(Rect(x: 20, y: 18, width: 15, height: 4)), .white), .popTransform,
            ])
        // What pointed right points down.
        let ink = try #require(picture.inkBox())
        #expect(ink == (18, 20, 21, 34))
    }

    @Test("scale keeps the anchor in place") func scale() throws {
        let picture = try TestPanel.draw(
            40, 40,
            [
                .pushTransform(rotation: 0, scale: 2, anchor: Point(x: 10, y: 10)),
                .fill(.rectangle(Rect(x: 10, y: 10, width: 5, height: 5)), .white), .popTransform,
            ])
        let ink = try #require(picture.inkBox())
        #expect(ink == (10, 10, 19, 19))
    }

    @Test("two factors stretch each way by its own, and a negative one mirrors") func stretch() throws {
        let stretched = try TestPanel.draw(
            40, 40,
            [
                .pushScale(x: 2, y: 0.5, anchor: Point(x: 10, y: 10)),
                .fill(.rectangle(Rect(x: 10, y: 10, width: 5, height: 8)), .white), .popTransform,
            ])
        let stretchedInk = try #require(stretched.inkBox())
        #expect(stretchedInk == (10, 10, 19, 13))
        let mirrored = try TestPanel.draw(
            40, 40,
            [
                .pushScale(x: -1, y: 1, anchor: Point(x: 20, y: 20)),
                .fill(.ellipse(Rect(x: 25, y: 18, width: 5, height: 4)), .white), .popTransform,
            ])
        let ink = try #require(mirrored.inkBox())
        #expect(ink.left >= 9 && ink.right <= 15 && mirrored.grey(12, 20) == 255)
    }

    @Test("a turned clip cuts along its turned edges") func turnedClip() throws {
        let picture = try TestPanel.draw(
            40, 40,
            [
                .pushTransform(rotation: .pi / 4, scale: 1, anchor: Point(x: 20, y: 20)),
                .pushClip(Rect(x: 10, y: 10, width: 20, height: 20), cornerRadius: 0),
                .fill(.rectangle(Rect(x: -40, y: -40, width: 120, height: 120)), .white), .popClip, .popTransform,
            ])
        #expect(abs(picture.whiteArea - 400) < 4)
        #expect(picture.grey(20, 8) == 255 && picture.grey(11, 11) == 0)
    }

    @Test("pops bring back what was before their push") func balance() throws {
        let picture = try TestPanel.draw(
            40, 40,
            [
                .pushOpacity(0), .pushTransform(rotation: 1, scale: 3, anchor: .zero),
                .pushClip(Rect(x: 0, y: 0, width: 1, height: 1), cornerRadius: 0), all, .popClip, .popTransform,
                .popOpacity, all,
            ])
        #expect(picture.whiteArea == 1600)
    }

    @Test("a turned panel shows the same picture, turned") func turnedPanel() throws {
        let commands: [DrawCommand] = SampleScreens.camera().commands
        let upright = try TestPanel.draw(800, 480, commands)
        let quarter = try TestPanel.draw(800, 480, rotation: .quarter, commands)
        #expect(quarter.width == 480 && quarter.height == 800)
        #expect(upright.turned.difference(quarter) <= 4)
        let half = try TestPanel.draw(800, 480, rotation: .half, commands)
        #expect(upright.turned.turned.difference(half) <= 4)
    }
}
