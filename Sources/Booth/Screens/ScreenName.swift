import PetCamera

/// The screens that `screenshot` can show, by the names of the contract.
enum ScreenName: String, CaseIterable, Sendable {
    case attract, species, camera, saved
    case cameraMissing, cameraLost, storeFull, storeReadOnly, needsService

    /// Names that the contract lists and that this version does not have yet.
    static let planned = [
        "reference", "consent", "tips", "review", "pin", "staff", "gallery", "registration", "export", "sync",
        "settings",
        "diagnostics", "power", "firstStart",
    ]
}
