import Core
import PetCamera
import Stage

/// Everything that `run` can be told.
struct BoothOptions: Sendable {
    var source: String
    var store: String
    /// Straight to the camera for this animal, as a demonstration does.
    var species: Species?
    /// `nil` is fullscreen.
    var window: Size?
    var headless: Bool
    var rotation: PanelRotation
    var language: Language
    var settings: BoothSettings
    var script: BoothScript
    /// Seconds after which it ends by itself.
    var duration: Double?
    /// Where a picture of each screen goes when it first appears.
    var screenshots: String?
}
