import Foundation
import PetCameraUI

/// An accepted picture as a file, which is what an `Image` shows; the file goes with it.
final class PictureFile {
    let path: String

    /// `nil` where it cannot be written.
    init?(_ picture: EncodedPicture, in folder: URL = FileManager.default.temporaryDirectory) {
        // A name of its own: an image keeps what it has loaded under a name.
        let file = folder.appending(path: "example-\(UUID()).jpeg")
        guard (try? Data(picture.jpeg).write(to: file)) != nil else { return nil }
        path = file.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
