import Core
import PetCamera
import Vision

/// Loads the network once on a thread of its own, while the rest of the booth gets ready: a detector of another shape is
/// better refused before anything is shown than in front of a dog.
struct DetectorTrial: ~Copyable {
    private let refusal: Locked<VisionError?>
    private let thread: NamedThread

    /// Reads and checks the files at once, and begins to try the network.
    init(of assets: AssetFolder) throws(VisionError) {
        let files = try DetectorFiles(of: assets)
        let refusal = Locked<VisionError?>(nil)
        self.refusal = refusal
        thread = NamedThread("detector trial") {
            do throws(VisionError) {
                // One, since the rest of the booth wants the processor as well; the camera's detector sets its own number.
                _ = try files.detector(threads: 1)
            } catch {
                refusal.withLock { $0 = error }
            }
        }
    }

    /// Waits for the end of the trial; throws what was wrong with the network.
    consuming func end() throws(VisionError) {
        let refusal = self.refusal
        thread.join()
        if let error = refusal.withLock({ $0 }) { throw error }
    }
}
