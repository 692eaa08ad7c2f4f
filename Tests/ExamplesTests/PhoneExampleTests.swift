import Foundation
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

    @Test("the fly-out grows, and is whole in the end")
    func flyOutGrows() throws {
        let staged = StagedExample()
        let hosted = try HostedExample { staged.screen(.phone) }
        try hosted.tap("Light by itself", rest: 0.1)
        // A button that was pressed is 0.96 of itself at the least.
        #expect(hosted.scales.contains { $0 > 0.2 && $0 < 0.9 })
        hosted.update(after: 1)
        #expect(hosted.scales == [])
    }

    @Test("there is no camera switch where there is one camera")
    func oneCamera() throws {
        let staged = StagedExample(cameras: [CameraDevice(id: "pattern")])
        let hosted = try HostedExample { staged.screen(.phone) }
        #expect(hosted.labels == ["Light by itself", "Pictures", "Take a picture", "Cancel"])
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

    @Test("the picture is squeezed and blurred evenly, the camera switched when it cannot be seen, and opened again")
    func squeeze() throws {
        let (staged, clock) = (StagedExample(), HandClock())
        try staged.controller.initializeCamera(captureSessionId: UUID()) { _ in }
        defer { staged.controller.finalizeCamera() }
        // A session that is stopped is at its next camera at once.
        staged.session.stopRunning()
        let hosted = try HostedExample { PhoneExample(controller: staged.controller, clock: { clock.now }) }
        #expect(hosted.feed == HostedExample.Feed(width: 1, blur: 0, isMirrored: true))

        try hosted.tap("Other camera", rest: CameraTurn.half / 2)
        let closing = try #require(hosted.feed)
        #expect(abs(closing.width - 0.5) < 0.01 && abs(closing.blur - 8) < 0.1)
        hosted.update(after: 0.2)
        #expect(hosted.feed == nil)

        hosted.turn()
        let before = staged.controller.activeCamera
        clock.now += .seconds(CameraTurn.half)
        hosted.turn()
        let after = staged.controller.activeCamera
        #expect(before == StagedExample.cameras[0] && after == StagedExample.cameras[1])

        hosted.turn()
        hosted.update(after: 0)
        hosted.update(after: CameraTurn.half / 2)
        let opening = try #require(hosted.feed)
        #expect(abs(opening.width - 0.5) < 0.01 && abs(opening.blur - 8) < 0.1)
        hosted.update(after: 1)
        // The second camera looks away from the person.
        #expect(hosted.feed == HostedExample.Feed(width: 1, blur: 0, isMirrored: false))
        #expect(hosted.labels.contains("Other camera"))
    }
}
