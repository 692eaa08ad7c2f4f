import Core
import Stage
import Testing

@testable import Booth

@MainActor @Suite("The booth's stage")
struct BoothStageTests {
    @Test(
        "knows the panel's width from the settings, and nothing where they are silent",
        arguments: [nil, 154] as [Double?])
    func panelWidth(width: Double?) {
        var settings = BoothSettings()
        settings.panelWidthMillimetres = width
        let options = BoothOptions(
            source: "pattern", store: "", species: nil, window: nil, headless: true, rotation: .quarter, language: .en,
            settings: settings, script: BoothScript(), duration: nil, screenshots: nil)
        let stage = Booth.stage(options, AssetFolder(path: "assets"))
        #expect(stage.panelWidthMillimetres == width)
        #expect(stage.rotation == .quarter && stage.headless)
    }
}
