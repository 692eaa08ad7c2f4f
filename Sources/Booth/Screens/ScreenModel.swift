import Observation
import PetCameraUI

/// What the screens read and what they ask for. On the main thread; the booth writes, views read.
@MainActor @Observable final class ScreenModel {
    var screen = Screen.attract
    var controller: CameraController?
    let strings: StringTable
    /// Where events go that a touch caused.
    @ObservationIgnored var send: (BoothEvent) -> Void = { _ in }

    init(strings: StringTable) { self.strings = strings }
}
