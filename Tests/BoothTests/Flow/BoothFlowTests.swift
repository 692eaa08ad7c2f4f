import Core
import PetCamera
import Testing

@testable import Booth

@Suite("The booth's flow")
struct BoothFlowTests {
    private let saved = SavedRegistration(number: "1-1", picture: nil, path: "/store/ready/k")

    /// A flow at the camera, started at second 0.
    private func atCamera() -> BoothFlow {
        var flow = BoothFlow(at: .zero)
        _ = flow.handle(.touchedBegin, at: .zero)
        _ = flow.handle(.chose(.dog), at: .zero)
        return flow
    }

    @Test("leads from the touch to the saved registration")
    func wholeWay() {
        var flow = BoothFlow(at: .zero)
        _ = flow.handle(.touchedBegin, at: .zero)
        #expect(flow.screen == .species)
        #expect(flow.handle(.chose(.dog), at: .zero).kinds == ["startCamera"])
        #expect(flow.screen == .camera(.dog))
        #expect(flow.handle(.finished([]), at: .zero).kinds == ["stopCamera", "keep"])
        #expect(flow.screen == .saving(.dog))
        #expect(flow.handle(.kept(saved), at: .zero).kinds == ["play", "registered"])
        #expect(flow.screen == .saved(saved))
    }

    @Test("shows the registration and plays the last sound only after the store has said that it is durable")
    func durableFirst() {
        var flow = atCamera()
        let effects = flow.handle(.finished([]), at: .zero)
        #expect(!effects.kinds.contains("play"))
        #expect(flow.screen != .saved(saved))
    }

    @Test("says that nothing was saved when the store refuses")
    func refused() {
        var flow = atCamera()
        _ = flow.handle(.finished([]), at: .zero)
        #expect(flow.handle(.notKept(.storeFull), at: .zero).isEmpty)
        #expect(flow.screen == .trouble(.storeFull))
    }

    @Test("goes back to the beginning when someone walks away from the camera")
    func walkedAway() {
        var flow = atCamera()
        _ = flow.handle(.tick, at: Instant(seconds: 59))
        #expect(flow.screen == .camera(.dog))
        #expect(flow.handle(.tick, at: Instant(seconds: 60)).kinds == ["stopCamera"])
        #expect(flow.screen == .attract)
    }

    @Test("stays while somebody is there")
    func activity() {
        var flow = atCamera()
        flow.noteActivity(at: Instant(seconds: 50))
        _ = flow.handle(.tick, at: Instant(seconds: 100))
        #expect(flow.screen == .camera(.dog))
    }

    @Test("leaves the number to be read and then makes room, whatever is touched meanwhile")
    func savedStays() {
        var flow = atCamera()
        _ = flow.handle(.finished([]), at: .zero)
        _ = flow.handle(.kept(saved), at: .zero)
        flow.noteActivity(at: Instant(seconds: 11))
        _ = flow.handle(.tick, at: Instant(seconds: 11.9))
        #expect(flow.screen == .saved(saved))
        _ = flow.handle(.tick, at: Instant(seconds: 12))
        #expect(flow.screen == .attract)
    }

    @Test("heals by itself when the cause has gone", arguments: Trouble.allCases.filter(\.heals))
    func heals(_ trouble: Trouble) {
        var flow = BoothFlow(at: .zero)
        _ = flow.handle(.trouble(trouble), at: .zero)
        #expect(flow.screen == .trouble(trouble))
        _ = flow.handle(.healed(trouble), at: .zero)
        #expect(flow.screen == .attract)
    }

    @Test("lets nobody begin while nothing can be kept", arguments: [Trouble.storeFull, .storeReadOnly])
    func noWayOut(_ trouble: Trouble) {
        var flow = BoothFlow(at: .zero)
        _ = flow.handle(.trouble(trouble), at: .zero)
        _ = flow.handle(.back, at: .zero)
        #expect(flow.screen == .trouble(trouble))
    }

    @Test("lets people leave a trouble that is not the store's", arguments: [Trouble.cameraMissing, .notSaved])
    func wayOut(_ trouble: Trouble) {
        var flow = BoothFlow(at: .zero)
        _ = flow.handle(.trouble(trouble), at: .zero)
        _ = flow.handle(.back, at: .zero)
        #expect(flow.screen == .attract)
    }

    @Test("does not heal one trouble because another has gone")
    func otherTrouble() {
        var flow = BoothFlow(at: .zero)
        _ = flow.handle(.trouble(.storeFull), at: .zero)
        _ = flow.handle(.healed(.cameraMissing), at: .zero)
        #expect(flow.screen == .trouble(.storeFull))
    }

    @Test("does not lose a registration that is being written to a trouble that comes up meanwhile")
    func busyStore() {
        var flow = atCamera()
        _ = flow.handle(.finished([]), at: .zero)
        _ = flow.handle(.trouble(.cameraLost), at: .zero)
        #expect(flow.screen == .saving(.dog))
        _ = flow.handle(.kept(saved), at: .zero)
        #expect(flow.screen == .saved(saved))
    }

    @Test("stops the camera when its owner cancels, and keeps nothing")
    func cancel() {
        var flow = atCamera()
        #expect(flow.handle(.back, at: .zero).kinds == ["stopCamera"])
        #expect(flow.screen == .attract)
    }

    @Test("goes straight to the camera when it is told the animal")
    func straight() {
        let flow = BoothFlow(at: .zero, species: .cat)
        #expect(flow.screen == .camera(.cat))
        #expect(flow.beginning.kinds == ["startCamera"])
    }
}

extension [BoothEffect] {
    fileprivate var kinds: [String] {
        map {
            switch $0 {
            case .startCamera: "startCamera"
            case .stopCamera: "stopCamera"
            case .keep: "keep"
            case .play: "play"
            case .registered: "registered"
            }
        }
    }
}
