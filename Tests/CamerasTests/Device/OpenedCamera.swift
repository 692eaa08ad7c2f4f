import Cameras
import Core
import Imaging
import TestSupport

/// A camera of a scripted kernel, opened, with everything that it gave so far.
final class OpenedCamera {
    let kernel: ScriptedKernel
    let pool = FramePool()
    private(set) var camera: OpenCamera?
    private(set) var frames: [Frame] = []
    private(set) var damaged: [String] = []
    private(set) var dropped: [String] = []
    private(set) var changes: [UInt32] = []

    init(_ kernel: ScriptedKernel, _ profiles: [CameraProfile] = []) throws {
        self.kernel = kernel
        let node = try kernel.nodes()[0]
        camera = try OpenCamera(
            node, profiles: profiles, kernel: kernel, pool: pool, numbering: FrameNumbering(from: 0),
            clock: FrameClock(origin: Instant(seconds: 1000)))
    }

    convenience init(_ camera: ScriptedCamera, faults: [KernelFault] = []) throws {
        try self.init(ScriptedKernel([camera], faults: faults))
    }

    /// Reads so many times, up to a second each.
    func read(_ times: Int) throws(CameraFault) {
        for _ in 0..<times {
            for reading in try camera?.read(seconds: 1) ?? [] {
                switch reading {
                case .frame(let frame): frames.append(frame)
                case .damaged(_, let reason): damaged.append(reason)
                case .dropped(_, let reason): dropped.append(reason)
                case .controlChanged(let id, _): changes.append(id)
                }
            }
        }
    }

    func close() { camera = nil }

    /// Why it cannot be opened or read; `nil` when it can.
    static func fault(_ kernel: ScriptedKernel, reads: Int = 0) throws -> CameraFault? {
        do {
            let camera = try OpenedCamera(kernel)
            try camera.read(reads)
            return nil
        } catch let fault as CameraFault {
            return fault
        }
    }
}
