import PetCamera
import Testing

@testable import Booth

@MainActor @Suite("Watching the camera")
struct CameraWatchingTests {
    @Test("matters until all pictures are accepted: a clip that ends meanwhile takes none of them away")
    func complete() {
        let controller = CameraController(
            configuration: DetectionConfiguration(
                species: .dog, purpose: .petProfileRegistration, neededPictures: 5),
            licenseInfo: LicenseInfo(apiKey: "test"), captureSession: CaptureSession(source: "pattern"))
        #expect(controller.watchedState == .stopped)
        controller.show(status: .detected, accepted: 4, box: nil)
        #expect(controller.watchedState == .stopped)
        controller.show(status: .finished, accepted: 5, box: nil)
        #expect(controller.watchedState == nil)
    }
}
