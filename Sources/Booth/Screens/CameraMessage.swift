import PetCamera

/// The one sentence of the camera screen.
enum CameraMessage {
    static func text(
        status: DetectionStatus, accepted: Int, needed: Int, species: Species, strings: StringTable
    ) -> String {
        switch status {
        case .noObject: strings["status.noObject.\(species.rawValue)"]
        case .processing: strings["status.processing"]
        case .detected: strings("status.detected", ["count": "\(accepted)", "total": "\(needed)"])
        case .finished: strings["status.finished"]
        // The sentence says what it looks like, which depends on what was asked for.
        case .failed(.wrongSpecies): strings["reason.wrongSpecies.\(species.rawValue)"]
        case .failed(let reason): strings["reason.\(reason.rawValue)"]
        }
    }
}
