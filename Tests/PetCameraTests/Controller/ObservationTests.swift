import Core
import Testing

@testable import PetCamera

/// A controller whose clip is not needed: properties are set by hand, and observers asked.
@MainActor @Suite("Observing a controller")
struct ObservationTests {
    private let controller = CameraController(
        configuration: DetectionConfiguration(species: .dog, purpose: .petIdentification),
        licenseInfo: LicenseInfo(apiKey: "test"), captureSession: CaptureSession(source: "pattern"))

    private func show(_ status: DetectionStatus, accepted: Int = 0) {
        controller.show(status: status, accepted: accepted, box: nil)
        controller.notify()
    }

    @Test("tells new values only, after all of a moment have changed")
    func values() {
        var seen: [String] = []
        let token = controller.observe(\.detectionStatus) { [controller] in
            seen.append("\($0.name) \(controller.currentDetectionProgress)")
        }
        show(.noObject)
        show(.processing)
        show(.processing, accepted: 1)
        show(.detected, accepted: 2)
        #expect(seen == ["processing 0", "detected 40"])
        withExtendedLifetime(token) {}
    }

    @Test("ends with its token, and lets go of what its callback held")
    func end() {
        final class Held {}
        struct Weakly { weak var held: Held? }
        var held: Held? = Held()
        let weakly = Weakly(held: held)
        var count = 0
        var token: ObservationToken? = controller.observe(\.detectionStatus) { [held] _ in
            _ = held
            count += 1
        }
        held = nil
        show(.processing)
        #expect(weakly.held != nil)
        #expect(token != nil)
        token = nil
        #expect(weakly.held == nil)
        show(.detected)
        #expect(count == 1)
    }

    @Test("ends with its token in its own callback, whatever changes in there")
    func endInside() {
        var seen: [DetectionStatus] = []
        var token: ObservationToken?
        token = controller.observe(\.detectionStatus) { [controller] status in
            seen.append(status)
            token = nil
            controller.show(status: .detected, accepted: 0, box: nil)
            controller.notify()
        }
        #expect(token != nil)
        show(.processing)
        #expect(seen == [.processing])
    }

    @Test("can be ended while the token stays, by its own callback too")
    func invalidate() {
        var count = 0
        var token: ObservationToken?
        token = controller.observe(\.detectionStatus) { _ in
            count += 1
            token?.invalidate()
        }
        show(.processing)
        show(.detected)
        #expect(count == 1)
    }

    @Test("is not told of any more by one that another callback has ended")
    func order() {
        var (first, second) = (0, 0)
        var tokens: [ObservationToken] = []
        tokens.append(
            controller.observe(\.detectionStatus) { _ in
                first += 1
                tokens.removeLast()
            })
        tokens.append(controller.observe(\.detectionStatus) { _ in second += 1 })
        show(.processing)
        #expect((first, second) == (1, 0))
    }

    @Test("hears every value once, though a callback causes the next")
    func nested() {
        var seen: [DetectionStatus] = []
        let token = controller.observe(\.detectionStatus) { [controller] status in
            seen.append(status)
            if status == .processing {
                controller.show(status: .detected, accepted: 0, box: nil)
                controller.notify()
            }
        }
        show(.processing)
        #expect(seen == [.processing, .detected])
        withExtendedLifetime(token) {}
    }
}
