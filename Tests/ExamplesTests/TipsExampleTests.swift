import Foundation
import PetCameraUI
import Testing

@testable import Examples

@MainActor @Suite("The sheet of tips")
struct TipsExampleTests {
    /// Whether the controller detects: only then does a pause take the box away. Not to be called inside of `#expect`,
    /// which would mirror what the controller holds, and not all of that can be copied.
    private func isDetecting(_ staged: StagedExample) -> Bool {
        staged.show(.detected, accepted: 2)
        staged.controller.pauseDetection()
        guard staged.controller.detectedObjectNormalizedRect == nil else { return false }
        staged.controller.resumeDetection()
        return true
    }

    @Test("pauses the detection while it is open", arguments: [("Tips", Example.tips), ("Pictures", .phone)])
    func pause(label: String, example: Example) throws {
        let staged = StagedExample()
        try staged.controller.initializeCamera(captureSessionId: UUID()) { _ in }
        defer { staged.controller.finalizeCamera() }
        staged.controller.startDetection()
        let hosted = try HostedExample { staged.screen(example) }
        let atFirst = isDetecting(staged)
        try hosted.tap(label)
        let whileOpen = isDetecting(staged)
        hosted.key("Escape")
        let atLast = isDetecting(staged)
        #expect(atFirst && !whileOpen && atLast)
    }

    @Test("is closed by its button")
    func button() throws {
        let staged = StagedExample()
        let hosted = try HostedExample { staged.screen(.tips) }
        try hosted.tap("Tips")
        #expect(hosted.labels == ["Go on"])
        try hosted.tap("Go on")
        #expect(hosted.labels == ["Tips"])
    }
}
