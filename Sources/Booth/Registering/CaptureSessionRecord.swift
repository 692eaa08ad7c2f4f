import FoundationEssentials
import PetCamera

/// One visit of one pet: what a registration says besides its pictures.
struct CaptureSessionRecord: Sendable {
    /// UUID, lower case.
    let identifier: String
    let detectionSession: String
    let species: Species
    let purpose: DetectionPurpose
    /// What the pictures came from, as diagnostics name it; never a path.
    let camera: String

    init(species: Species, purpose: DetectionPurpose, camera: String) {
        identifier = UUID().uuidString.lowercased()
        detectionSession = UUID().uuidString.lowercased()
        self.species = species
        self.purpose = purpose
        self.camera = camera
    }
}
