/// What a picture of a registration shows.
public enum PictureRole: String, Codable, Sendable {
    /// A dog's nose print, in the camera's full frame.
    case nose
    /// A cat's face, in the camera's full frame.
    case face
    /// The whole frame, for people to recognise the animal.
    case appearance
}
