import Core
import Imaging
import Testing
import Views

@testable import Stage

@MainActor @Suite("A blurred feed", .serialized) struct FeedBlurTests {
    private let feed = FrameFeed()

    /// Light in the middle, dark at both sides.
    private func showStripe() {
        feed.show(TestFrames.make(.grey, width: 160, height: 80) { _, x, _ in (60..<100).contains(x) ? 220 : 40 })
    }

    private func show(_ rect: Rect, blur: Double) -> DrawCommand {
        .feed(
            FeedReference(feed), revision: feed.revision, in: rect, gravity: .resizeAspectFill, mirrored: false,
            blurRadius: blur)
    }

    @Test("that is shown twice shows in each place its own part of the picture") func twice() throws {
        showStripe()
        let (whole, narrow) = (Rect(x: 0, y: 0, width: 160, height: 80), Rect(x: 160, y: 0, width: 20, height: 80))
        let picture = try TestPanel.draw(200, 80, [show(whole, blur: 4), show(narrow, blur: 4)])
        #expect(picture.isNear(4, 40, 40, 40, 40) && picture.isNear(80, 40, 220, 220, 220))
        #expect(picture.isNear(155, 40, 40, 40, 40))
        for x in 161..<179 { #expect(picture.isNear(x, 40, 220, 220, 220)) }
    }

    @Test("that changes its size makes and moves nothing", arguments: [4.0, 16, 40])
    func growing(radius: Double) throws {
        showStripe()
        let stage = try OffscreenStage(size: Size(width: 200, height: 100))
        func draw(_ width: Double) throws {
            let commands = [
                show(Rect(x: 0, y: 0, width: width, height: 60), blur: radius),
                show(Rect(x: 0, y: 60, width: 200 - width, height: 40), blur: radius),
            ]
            _ = try stage.picture(of: TestPanel.list(commands))
        }
        try draw(60)
        let (makings, uploads) = (stage.canvas.makings, stage.canvas.uploads)
        for width in 61...140 { try draw(Double(width)) }
        for width in (50...140).reversed() { try draw(Double(width) - 0.5) }
        #expect(stage.canvas.makings == makings)
        #expect(stage.canvas.uploads == uploads)
    }

    @Test("in a part of the panel looks as it does on a panel of its own", arguments: [2.0, 6, 16, 50])
    func part(radius: Double) throws {
        feed.show(
            TestFrames.make(.grey, width: 90, height: 50) { _, x, y in UInt8(20 + x * 2 + y) })
        let command = show(Rect(x: 0, y: 0, width: 90, height: 50), blur: radius)
        let own = try TestPanel.draw(90, 50, [command])
        let part = try TestPanel.draw(300, 170, [command])
        var greatest = 0
        for y in 0..<50 {
            for x in 0..<90 { greatest = max(greatest, abs(own.grey(x, y) - part.grey(x, y))) }
        }
        #expect(greatest <= 3)
    }

    @Test("shows the newest picture, and nothing of what another feed left") func newest() throws {
        let stage = try OffscreenStage(size: Size(width: 160, height: 80))
        let rect = Rect(x: 0, y: 0, width: 160, height: 80)
        for luma in [40, 200] as [UInt8] {
            feed.show(TestFrames.flat(.grey, width: 160, height: 80, y: luma, cb: 0, cr: 0))
            let picture = try stage.picture(of: TestPanel.list([show(rect, blur: 16)]))
            #expect(picture.isNear(80, 40, Int(luma), Int(luma), Int(luma)))
        }
        let other = TestFrames.flat(.grey, width: 160, height: 80, y: 120, cb: 0, cr: 0)
        let picture = try stage.picture(of: TestPanel.list([TestPanel.feed(other, in: rect, blur: 16)]))
        #expect(picture.isNear(80, 40, 120, 120, 120))
    }
}
