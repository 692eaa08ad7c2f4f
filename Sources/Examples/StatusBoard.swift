import Observation
import PetCameraUI

/// What an imperative program makes of a controller: it is told of changes, prints them, and keeps what its screen
/// shows.
@MainActor @Observable final class StatusBoard {
    private(set) var status: DetectionStatus
    private(set) var progress: Int
    /// Why no pictures come, or why a camera was not switched.
    private(set) var failure: CameraInitializationError?
    /// An observation lasts as long as its token.
    @ObservationIgnored private var tokens: [ObservationToken] = []

    init(controller: CameraController, output: @escaping @MainActor (String) -> Void = { print($0) }) {
        // What holds at this moment is not delivered, so it is read.
        status = controller.detectionStatus
        progress = controller.currentDetectionProgress
        failure = controller.failure
        tokens = [
            controller.observe(\.detectionStatus) { [weak self] status in
                self?.status = status
                output(status.reason.map { "\(status.name): \($0.rawValue)" } ?? status.name)
            },
            controller.observe(\.currentDetectionProgress) { [weak self] progress in
                self?.progress = progress
                output("\(progress) %")
            },
            controller.observe(\.failure) { [weak self] failure in
                self?.failure = failure
                output(failure?.description ?? "the camera is well again")
            },
        ]
    }

    /// What comes first: without a picture nothing else that is said helps.
    var message: String { failure?.message ?? status.message }
}
