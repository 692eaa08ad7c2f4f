import PetCameraUI

/// The pictures of a visit, also of its earlier detection sessions: the controller keeps only those of the newest.
struct PictureRoll {
    /// Oldest first.
    private(set) var files: [PictureFile] = []
    /// How many pictures of the detection session are among them.
    private var taken = 0

    /// The oldest ones go when there are more.
    static let limit = 24

    /// Keeps what is new of a detection session's pictures.
    mutating func take(_ accepted: [EncodedPicture]) {
        // A new session begins without any.
        if accepted.count < taken { taken = 0 }
        files += accepted.dropFirst(taken).compactMap { PictureFile($0) }
        files.removeFirst(max(0, files.count - PictureRoll.limit))
        taken = accepted.count
    }
}
