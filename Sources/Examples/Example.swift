/// One screen that shows one thing; the raw value is its name on the command line.
enum Example: String, CaseIterable, Sendable {
    case closePanel = "close-panel"
    case statusIcon = "status-icon"
    case box
    case textGuide = "text-guide"
    case statusGuide = "status-guide"
    case speciesGuide = "species-guide"
    case tips
    case ownPreview = "own-preview"
    case observer
    case phone

    /// What it shows, in a few words.
    var summary: String {
        switch self {
        case .closePanel: "a close button and a panel of one's own over the camera"
        case .statusIcon: "an icon and a colour that follow the status"
        case .box: "a box that follows the nose or face"
        case .textGuide: "a text that floats over the animal"
        case .statusGuide: "a floating guide that follows the status"
        case .speciesGuide: "a floating guide for each species"
        case .tips: "a sheet of tips that pauses the detection"
        case .ownPreview: "a screen without a camera view, on a capture session of its own"
        case .observer: "a screen that hears of the controller by observing it"
        case .phone: "light, camera switch, gallery, shutter and cancel, as on a phone"
        }
    }
}
