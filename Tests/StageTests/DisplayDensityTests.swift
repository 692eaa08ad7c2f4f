import Core
import Testing
import Views

@testable import Stage

@Suite("The density of a display") struct DisplayDensityTests {
    @Test(
        "is how many pixels a unit of the window has, in the steps of desktops",
        arguments: [
            (800, 480, 800, 480, 1), (1600, 960, 800, 480, 2), (1200, 720, 800, 480, 1.5), (1202, 720, 801, 480, 1.5),
            (721, 1202, 481, 801, 1.5), (1280, 720, 1024, 576, 1.25), (2400, 1440, 800, 480, 3),
        ] as [(Int, Int, Int, Int, Double)])
    func factor(pixelWidth: Int, pixelHeight: Int, width: Int, height: Int, expected: Double) {
        let factor = DisplayDensity.factor(
            pixels: PixelSize(width: pixelWidth, height: pixelHeight), units: PixelSize(width: width, height: height))
        #expect(factor == expected)
    }

    @Test("is one where a window has no size, and never beyond reason") func odd() {
        let (none, some) = (PixelSize(width: 0, height: 0), PixelSize(width: 800, height: 480))
        #expect(DisplayDensity.factor(pixels: none, units: some) == 1)
        #expect(DisplayDensity.factor(pixels: some, units: none) == 1)
        #expect(DisplayDensity.factor(pixels: some, units: PixelSize(width: 1, height: 1)) == 8)
    }

    @MainActor @Test("keeps what is shown as large as before, in points, with more pixels") func denser() throws {
        let stage = try OffscreenStage(size: Size(width: 40, height: 20))
        let drawer = try #require(stage.canvas as? DrawListRenderer<SoftwarePainter>)
        let list = TestPanel.list([
            .fill(.rectangle(Rect(x: 4, y: 4, width: 8, height: 8)), .white),
            .text("Il", font: ResolvedFont(size: 12), color: .white, origin: Point(x: 16, y: 2)),
        ])
        let before = try #require(try stage.picture(of: list).inkBox())
        try drawer.painter.resize(PixelSize(width: 80, height: 40))
        #expect(drawer.fit(PixelSize(width: 80, height: 40), scale: 2))
        #expect(!drawer.fit(PixelSize(width: 80, height: 40), scale: 2))
        #expect(drawer.mapping.viewSize == Size(width: 40, height: 20))
        #expect(drawer.mapping.viewPoint(fraction: Point(x: 0.5, y: 0.5)) == Point(x: 20, y: 10))
        let after = try #require(try stage.picture(of: list).inkBox())
        #expect(after.left == 2 * before.left)
        #expect(abs(after.right - 2 * before.right) <= 3)
        #expect(abs(after.bottom - 2 * before.bottom) <= 3)
    }
}
