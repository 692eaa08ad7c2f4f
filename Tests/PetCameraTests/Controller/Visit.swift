import Cameras
import Core
import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import PetCamera

/// A controller on a clip, moved on by hand as an interface without views does it.
@MainActor final class Visit {
    let controller: CameraController
    private(set) var results: [CaptureResult] = []
    private(set) var resultThreadsAreMain = true
    private let mainThread = pthread_self()
    private var tokens: [ObservationToken] = []
    private(set) var statuses: [DetectionStatus] = []
    private(set) var progress: [Int] = []

    init(_ session: CaptureSession, species: Species = .dog, isDebugMode: Bool = false, needed: Int = 5) {
        controller = CameraController(
            configuration: DetectionConfiguration(
                species: species, purpose: .petProfileRegistration, neededPictures: needed),
            licenseInfo: LicenseInfo(apiKey: "test", isDebugMode: isDebugMode), captureSession: session)
        tokens = [
            controller.observe(\.detectionStatus) { [unowned self] in statuses.append($0) },
            controller.observe(\.currentDetectionProgress) { [unowned self] in progress.append($0) },
        ]
    }

    func initialize() throws(CameraInitializationError) {
        try controller.initializeCamera(captureSessionId: UUID()) { [unowned self] in
            results.append($0)
            resultThreadsAreMain = resultThreadsAreMain && pthread_equal(pthread_self(), mainThread) != 0
        }
    }

    func begin() throws(CameraInitializationError) {
        try initialize()
        controller.startDetection()
    }

    /// Takes in what comes until the condition holds. False when so many reports came, or waits ended, without it.
    func advance(atMost reports: Int = 2000, until condition: () -> Bool) -> Bool {
        for _ in 0..<reports {
            controller.advance()
            if condition() { return true }
            controller.reported.wait(seconds: 0.1)
        }
        return false
    }

    /// Takes in so many reports more.
    func advance(reports: Int) {
        var count = 0
        _ = advance(atMost: reports) {
            count += 1
            return count == reports
        }
    }

    /// What a success brought: roles in order.
    var roles: [PictureRole]? {
        guard case .success(let pictures, let appearance) = results.last else { return nil }
        return (pictures + appearance).map(\.role)
    }
}
