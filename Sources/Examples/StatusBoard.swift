import Observation
import PetCameraUI

/// What an imperative program makes of a controller: it is told of changes, prints them, and keeps what its screen
/// shows.
@MainActor @Observable final class StatusBoard {
    private(set) var status: DetectionStatus
    private(set) var progress: Int
    /// An observation lasts as long as its token.
    @ObservationIgnored private var tokens: [ObservationToken] = []

    init(controller: CameraController, output: @escaping @MainActor (String) -> Void = { print($0) }) {
        // What holds at this moment is not delivered, so it is read.
        status = controller.detectionStatus
        progress = controller.currentDetectionProgress
        tokens = [
            controller.observe(\.detectionStatus) { [weak self] status in
                self?.status = status
                output(status.reason.map { "\(status.name): \($0.rawValue)" } ?? status.name)
            },
            controller.observe(\.currentDetectionProgress) { [weak self] progress in
                self?.progress = progress
                output("\(progress) %")
            },
        ]
    }
}
