import Core
import Imaging
import PetCameraUI
import TestSupport
import Testing
import Views

@testable import Examples
@testable import PetCamera

/// An example without a camera and without an animal: a drawn picture in the feed, and a state that a test sets.
@MainActor final class StagedExample {
    /// A state of the controller as all examples are shown in it.
    struct Situation: Sendable, CustomTestStringConvertible {
        let status: DetectionStatus
        let accepted: Int
        var testDescription: String { status.name }

        /// One of each status.
        static let all = [
            Situation(status: .noObject, accepted: 0), Situation(status: .processing, accepted: 1),
            Situation(status: .detected, accepted: 3), Situation(status: .finished, accepted: 5),
            Situation(status: .failed(.tooFarAway), accepted: 2),
        ]
        /// What is to be changed, each.
        static let troubles = DetectionFailureReason.allCases.map { Situation(status: .failed($0), accepted: 2) }
    }

    /// None of them is opened before a controller is initialised.
    static let cameras = [
        CameraDevice(id: "pattern", name: "Front", position: .front),
        CameraDevice(id: "pattern", name: "Back", position: .back),
    ]

    let session: CaptureSession
    let controller: CameraController

    init(_ species: Species = .dog, cameras: [CameraDevice] = StagedExample.cameras) {
        session = CaptureSession(cameras: cameras)
        controller = CameraController(
            configuration: DetectionConfiguration(species: species, purpose: .petProfileRegistration),
            licenseInfo: LicenseInfo(apiKey: "test"), captureSession: session)
        session.feed.show(StagedExample.frame)
    }

    func show(_ situation: Situation) { show(situation.status, accepted: situation.accepted) }

    func show(_ status: DetectionStatus, accepted: Int) {
        controller.show(status: status, accepted: accepted, box: status == .noObject ? nil : StagedExample.box)
        // What observers are told at the end of a turn.
        controller.notify()
    }

    func screen(_ example: Example) -> ExampleScreen {
        ExampleScreen(example: example, session: session, controller: controller)
    }

    /// A head and a nose, a little beside the middle, so that a picture that is not mirrored shows.
    private static let frame = Frame.drawn(width: 1280, height: 720) { x, y in
        func isInside(_ centerX: Int, _ centerY: Int, _ width: Int, _ height: Int) -> Bool {
            let (across, down) = ((x - centerX) * height, (y - centerY) * width)
            return across * across + down * down < width * width * height * height
        }
        return isInside(600, 380, 80, 56) ? 48 : isInside(600, 340, 260, 300) ? 116 : 170
    }

    private static let box = Rect(x: 520.0 / 1280, y: 324.0 / 720, width: 160.0 / 1280, height: 112.0 / 720)
}
