import Core
import Testing
import Views

@testable import Stage

@MainActor @Suite(.serialized) struct LookTests {
    @Test("x") func mock() throws {
        let stage = try OffscreenStage(size: Size(width: 800, height: 480))
        try stage.picture(of: SampleScreens.camera()).writePNG(to: "/tmp/stage-800.png")
        let large = try OffscreenStage(size: Size(width: 800, height: 480), scale: 2.25)
        try large.picture(of: SampleScreens.camera()).writePNG(to: "/tmp/stage-1800.png")
    }
}
