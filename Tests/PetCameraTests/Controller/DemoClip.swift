import Cameras
import Core
import TestSupport
import Testing

@testable import PetCamera

/// The demo clips as sources.
enum DemoClip {
    static func path(_ species: Species) -> String { AssetFolder.find().file("demo/\(species.rawValue).mjpeg") }

    /// From nothing to five good pictures, again and again.
    static func looped(_ species: Species = .dog) -> CaptureSession {
        CaptureSession(source: "replay:\(path(species))?loop=1")
    }

    /// One picture of the clip that never changes; a good one lies in the clip's middle, the room at its beginning.
    static func still(at position: Double, in folder: TemporaryFolder) throws -> CaptureSession {
        CaptureSession(source: try stillSource(at: position, in: folder))
    }

    /// The same, for sessions of several sources.
    static func stillSource(at position: Double, in folder: TemporaryFolder) throws -> String {
        let clip = try MotionJPEGFile(path: path(.dog))
        let index = Int(Double(clip.count - 1) * position)
        return "replay:\(folder.write(try clip.bytes(at: index), to: "still-\(index).jpg"))?fps=60&loop=1"
    }
}
