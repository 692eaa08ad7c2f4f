package import Core
package import Vision

extension PetDetector {
    /// Loads the detector from an asset folder: its description, then the weights that it names.
    package static func load(from assets: AssetFolder, threads: Int) throws(VisionError) -> PetDetector {
        try DetectorFiles(of: assets).detector(threads: threads)
    }
}
