import Cameras
package import Core
package import Vision

extension PetDetector {
    /// Loads the detector from an asset folder: its description, then the weights that it names.
    package static func load(from assets: AssetFolder, threads: Int) throws(VisionError) -> PetDetector {
        let folder = assets.file("models")
        let description = try ModelDescription(json: read(folder + "/pet-detector.json"))
        return try PetDetector(
            description: description, onnx: read(folder + "/" + description.file), threads: threads)
    }

    private static func read(_ path: String) throws(VisionError) -> [UInt8] {
        do {
            return try FileBytes.read(path)
        } catch {
            throw VisionError(.modelMissing, "the detector's model cannot be read: \(error.explanation)")
        }
    }
}
