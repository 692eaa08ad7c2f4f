import Core
import Glibc
import TestSupport
import Testing
import Views

@testable import Stage

@MainActor @Suite("What no stage can be made of", .serialized) struct StageBoundsTests {
    private nonisolated static let sizes = [
        Size(width: .nan, height: 9), Size(width: 9, height: .nan), Size(width: -5, height: 9),
        Size(width: 9, height: 0), Size(width: .infinity, height: 9), Size(width: 1e300, height: 1e300),
        Size(width: 40_000, height: 1), Size(width: 16_000, height: 16_000),
    ]
    private nonisolated static let scales: [Double] = [0, -1, .nan, .infinity, -.infinity, 1e9, .leastNonzeroMagnitude]
    private nonisolated static let times: [Double] = [.nan, -1, .infinity, -.infinity, 1e300]

    private func expectRefusal(_ error: StageError?) {
        #expect(error?.kind == .invalid)
        #expect(error?.sentence.hasSuffix(".") == true)
    }

    @Test("a snapshot of such a size is refused in a sentence", arguments: sizes) func size(_ size: Size) {
        expectRefusal(stageError { try Stage.snapshot(size: size) { Color.white } })
        expectRefusal(stageError { try StageWindow(StageOptions(size: size, headless: true), assets: nil) })
    }

    @Test("a snapshot at such a scale is refused in a sentence", arguments: scales) func scale(_ scale: Double) {
        let size = Size(width: 8, height: 8)
        expectRefusal(stageError { try Stage.snapshot(size: size, scale: scale) { Color.white } })
        expectRefusal(
            stageError { try StageWindow(StageOptions(size: size, headless: true, scale: scale), assets: nil) })
    }

    @Test("a snapshot at such a time is refused in a sentence", arguments: times) func time(_ time: Double) {
        expectRefusal(stageError { try Stage.snapshot(size: Size(width: 8, height: 8), time: time) { Color.white } })
    }

    @Test("a duration that is no time is refused in a sentence") func duration() {
        for duration in [Double.nan, -1, -Double.infinity] {
            expectRefusal(stageError { try StageOptions(duration: duration).validate() })
        }
    }

    @Test("a panel of such a width is refused in a sentence", arguments: [.nan, 0, -5, .infinity, 1e300, 1e-300])
    func panelWidth(_ width: Double) {
        expectRefusal(stageError { try StageOptions(panelWidthMillimetres: width).validate() })
    }

    @Test("a folder of fonts that is not there, or is none, is refused by its name") func fontFolder() throws {
        let folder = TemporaryFolder()
        for path in [folder.file("nowhere"), folder.write([1], to: "file.ttf"), ""] {
            let error = stageError { try StageOptions(fontFolder: path).validate() }
            expectRefusal(error)
            #expect(error?.sentence.contains("\"\(path)\"") == true)
        }
        try StageOptions(panelWidthMillimetres: 154.5, fontFolder: folder.path).validate()
    }

    @Test("a screenshot for which the stage has no time is refused before anything is shown") func screenshot() {
        let folder = TemporaryFolder()
        let path = folder.file("a.png")
        for (duration, time) in [(2, 3), (nil, -1), (nil, .nan), (nil, .infinity)] as [(Double?, Double)] {
            let options = StageOptions(
                size: Size(width: 8, height: 8), headless: true, duration: duration, screenshots: [time: path])
            var isShown = false
            expectRefusal(
                stageError {
                    try Stage.run(options) { Color.white.onAppear { isShown = true } }
                })
            #expect(!isShown)
        }
        #expect(access(path, F_OK) != 0)
    }

    @Test("a fullscreen stage does not look at its size, and the smallest picture has a pixel") func allowed() throws {
        try StageOptions(size: .zero, fullscreen: true, duration: .infinity).validate()
        try StageOptions(duration: 2, screenshots: [0: "a.png", 2: "b.png"]).validate()
        let picture = try Stage.snapshot(size: Size(width: 0.1, height: 2), scale: 0.5) { Color.white }
        #expect(picture.size == Size(width: 1, height: 1))
    }

    @Test("colours without numbers are drawn as something, and the rest of them counts") func colours() throws {
        let odd = Color(red: .nan, green: 1, blue: -.infinity)
        let picture = try TestPanel.draw(
            20, 10,
            [
                .fill(.rectangle(Rect(x: 0, y: 0, width: 10, height: 10)), odd),
                .fill(.ellipse(Rect(x: 12, y: 2, width: 6, height: 6)), odd),
            ])
        #expect(picture.isNear(5, 5, 0, 255, 0) && picture.isNear(15, 5, 0, 255, 0))
        let bar = try Stage.snapshot(size: Size(width: 80, height: 20)) {
            ProgressView(value: 0.5).tint(Color(red: .nan, green: .infinity, blue: .nan, opacity: 1))
        }
        #expect(bar.size == Size(width: 80, height: 20))
    }
}
