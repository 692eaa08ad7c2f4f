import PetCameraUI
import Testing

@testable import Examples

@MainActor @Suite("The screen in the manner of a phone")
struct PhoneExampleTests {
    @Test("the fly-out hides the camera switch while it is open, and closes with a choice")
    func flyOut() throws {
        let staged = StagedExample()
        let hosted = try HostedExample { staged.screen(.phone) }
        #expect(hosted.labels == ["Light by itself", "Other camera", "Pictures", "Take a picture", "Cancel"])
        try hosted.tap("Light by itself")
        #expect(
            hosted.labels == ["Light off", "Light by itself", "Light on", "Pictures", "Take a picture", "Cancel"])
        try hosted.tap("Light on")
        #expect(hosted.labels == ["Light on", "Other camera", "Pictures", "Take a picture", "Cancel"])
    }

    @Test("the camera switch cannot be pressed while the picture turns")
    func cameraSwitch() throws {
        let staged = StagedExample()
        let hosted = try HostedExample { staged.screen(.phone) }
        try hosted.tap("Other camera")
        // Nothing turns on before the loop does.
        #expect(!hosted.labels.contains("Other camera"))
        #expect(hosted.targets.contains { $0.label == "Other camera" })
    }
}
