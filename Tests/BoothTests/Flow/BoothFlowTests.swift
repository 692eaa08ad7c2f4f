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

    /// A flow whose camera went away at second 10.
    private func interrupted() -> BoothFlow {
        var flow = atCamera()
        _ = flow.handle(.cameraStopped, at: Instant(seconds: 10))
        return flow
    }

    @Test("keeps the session while the camera is away, and goes on with it by itself")
    func cameraAway() {
        var flow = atCamera()
        #expect(flow.handle(.cameraStopped, at: .zero).isEmpty)
        #expect(flow.screen == .interrupted(.dog))
        #expect(flow.screen.shownTrouble == .cameraLost)
        #expect(flow.handle(.cameraBack, at: .zero).isEmpty)
        #expect(flow.screen == .camera(.dog))
    }

    @Test("keeps pictures that were all taken before the camera went away")
    func finishedWhileAway() {
        var flow = interrupted()
        #expect(flow.handle(.finished([]), at: .zero).kinds == ["stopCamera", "keep"])
        #expect(flow.screen == .saving(.dog))
    }

    @Test("ends the session of somebody who does not wait for the camera, and looks on for it")
    func walkedAwayWhileAway() {
        var flow = interrupted()
        #expect(flow.handle(.tick, at: Instant(seconds: 69)).isEmpty)
        #expect(flow.screen == .interrupted(.dog))
        #expect(flow.handle(.tick, at: Instant(seconds: 70)).kinds == ["stopCamera"])
        #expect(flow.screen == .trouble(.cameraLost))
        #expect(flow.handle(.healed(.cameraLost), at: Instant(seconds: 80)).isEmpty)
        #expect(flow.screen == .attract)
    }

    @Test("ends the session when its owner cancels while the camera is away")
    func cancelWhileAway() {
        var flow = interrupted()
        #expect(flow.handle(.back, at: .zero).kinds == ["stopCamera"])
        #expect(flow.screen == .attract)
    }

    @Test("lets go of a camera that is away when something worse comes up", arguments: Trouble.allCases)
    func worse(_ trouble: Trouble) {
        var flow = interrupted()
        #expect(flow.handle(.trouble(trouble), at: .zero).kinds == ["stopCamera"])
        #expect(flow.screen == .trouble(trouble))
    }

    @Test(
        "is not led anywhere by a camera that comes and goes where none is shown",
        arguments: [Screen.attract, .species, .saving(.dog), .trouble(.storeFull)])
    func elsewhere(_ screen: Screen) {
        for event in [BoothEvent.cameraStopped, .cameraBack] {
            var flow = BoothFlow(at: .zero)
            switch screen {
            case .species: _ = flow.handle(.touchedBegin, at: .zero)
            case .saving:
                flow = atCamera()
                _ = flow.handle(.finished([]), at: .zero)
            case .trouble(let trouble): _ = flow.handle(.trouble(trouble), at: .zero)
            case .attract, .camera, .interrupted, .saved: break
            }
            #expect(flow.screen == screen)
            #expect(flow.handle(event, at: .zero).isEmpty)
            #expect(flow.screen == screen)
        }
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
