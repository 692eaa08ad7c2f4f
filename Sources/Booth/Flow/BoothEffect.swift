import PetCamera

/// What the flow wants done; it does nothing itself.
enum BoothEffect: Sendable {
    /// Begin to look for this animal, with a new capture session.
    case startCamera(Species)
    case stopCamera
    case keep([EncodedPicture], Species)
    case play(BoothSound)
    /// A registration is durable and shown.
    case registered(SavedRegistration)
}

/// Sounds by purpose; the files have the same names.
enum BoothSound: String, CaseIterable, Sendable {
    /// A picture was accepted.
    case capture
    /// The registration is durable.
    case finished
}
