/// How a detection session ended.
public enum CaptureResult: Equatable, Sendable {
    /// Enough pictures were accepted: of the nose or face, oldest first, and of the whole animal.
    case success(pictures: [EncodedPicture], appearance: [EncodedPicture])
    /// It cannot go on; the text is a sentence for people.
    case failure(String)
}
