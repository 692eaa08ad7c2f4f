import PetCamera

/// Everything that can happen to the booth's flow.
enum BoothEvent: Sendable {
    case touchedBegin
    case chose(Species)
    case back
    /// The engine has all pictures of the session.
    case finished([EncodedPicture])
    /// The store has made them durable.
    case kept(SavedRegistration)
    /// The store has refused them.
    case notKept(Trouble)
    case trouble(Trouble)
    /// The camera of the session that goes on gives no pictures any more.
    case cameraStopped
    /// It gives pictures again.
    case cameraBack
    /// What was wrong is right again.
    case healed(Trouble)
    /// Time has passed; delivered in every turn of the loop.
    case tick
}
