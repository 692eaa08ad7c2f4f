/// What a picture of a registration shows.
public enum PictureRole: String, Codable, Sendable {
    case nose
    case face
    /// The whole frame, for people to recognise the animal.
    case appearance
}
