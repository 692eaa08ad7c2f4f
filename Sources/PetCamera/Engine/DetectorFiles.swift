import Cameras
package import Core
package import Vision

/// A detector's files, read and checked: the description fits this program, and the weights are those that it describes.
package struct DetectorFiles: Sendable {
    private let description: ModelDescription
    private let weights: [UInt8]

    /// Reads the files of an asset folder; it takes tens of milliseconds. Whether the network has the right shape is
    /// known only when the detector is made.
    package init(of assets: AssetFolder) throws(VisionError) {
        let folder = assets.file("models")
        let path = folder + "/pet-detector.json"
        let json = try DetectorFiles.read(path)
        do throws(VisionError) {
            description = try ModelDescription(json: json)
        } catch {
            throw VisionError(error.kind, "\(path): \(error.explanation)")
        }
        weights = try DetectorFiles.read(folder + "/" + description.file)
        try description.check(weights: weights)
    }

    /// Loads the network and tries it out; it takes hundreds of milliseconds on a small computer.
    ///
    /// - Parameter threads: how many OpenCV may use, for the whole process.
    package func detector(threads: Int) throws(VisionError) -> PetDetector {
        try PetDetector(description: description, onnx: weights, threads: threads)
    }

    private static func read(_ path: String) throws(VisionError) -> [UInt8] {
        do {
            return try FileBytes.read(path)
        } catch {
            throw VisionError(.modelMissing, "the detector's model cannot be read: \(error.explanation)")
        }
    }
}
