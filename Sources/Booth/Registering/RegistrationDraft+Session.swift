import PetCamera
import Registrations

extension RegistrationDraft {
    /// What a finished capture session hands to the store.
    init(_ session: CaptureSessionRecord, pictures: [EncodedPicture], created: Registration.Moment) {
        self.init(
            captureSession: session.identifier, species: session.species.rawValue, purpose: session.purpose.rawValue,
            created: created, camera: session.camera,
            pictures: pictures.map { Picture($0, detectionSession: session.detectionSession) })
    }
}

extension RegistrationDraft.Picture {
    fileprivate init(_ picture: EncodedPicture, detectionSession: String) {
        self.init(
            jpeg: picture.jpeg,
            facts: CaptureFacts(
                role: CaptureRole(picture.role), width: picture.width, height: picture.height, box: picture.box,
                manual: picture.isManual, test: picture.isTest, quality: Quality(picture.quality),
                detectionSession: detectionSession, time: picture.time.seconds))
    }
}

extension CaptureRole {
    fileprivate init(_ role: PictureRole) {
        switch role {
        case .nose: self = .nose
        case .face: self = .face
        case .appearance: self = .appearance
        }
    }
}

extension Quality {
    /// Components to one decimal, measures to six digits: more is noise.
    fileprivate init(_ vector: QualityVector) {
        func rounded(_ value: Double, _ digits: Double) -> Double { (value * digits).rounded() / digits }
        self.init(
            components: Dictionary(uniqueKeysWithValues: vector.components.map { ($0.name, rounded($0.value, 10)) }),
            raw: vector.raw.mapValues { rounded($0, 1e6) })
    }
}
