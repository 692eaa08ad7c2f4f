import Cameras
import Core
import Imaging
import TestSupport

/// A supervised camera in a scripted world, with everything that it said and when.
final class CameraDiary {
    let kernel: ScriptedKernel
    let lane: ScriptedLane
    let camera: SupervisedCamera
    private(set) var frames: [Frame] = []
    /// Seconds of the script at which frames came.
    private(set) var frameTimes: [Double] = []
    private(set) var damaged = 0
    private(set) var dropped = 0
    private(set) var openings: [Double] = []
    /// Each state once, when it began, in seconds of the script.
    private(set) var states: [(state: CameraState, at: Double)] = []
    private(set) var refusal: SourceError?

    init(
        _ cameras: [ScriptedCamera], _ selector: CameraSelector = .best, faults: [KernelFault] = [],
        profiles: [CameraProfile] = [], before: (ScriptedKernel) -> Void = { _ in }
    ) {
        kernel = ScriptedKernel(cameras, faults: faults)
        before(kernel)
        lane = ScriptedLane(kernel)
        camera = SupervisedCamera(selector, profiles: profiles, pool: FramePool(), kernel: kernel, lane: lane)
    }

    var seconds: Double { kernel.now.seconds - 1000 }

    /// Goes on until so many seconds of the script.
    func run(until end: Double) {
        while seconds < end, refusal == nil {
            do throws(SourceError) { take(try camera.next()) } catch { refusal = error }
            if states.last?.state != camera.status.state { states.append((camera.status.state, seconds)) }
        }
    }

    private func take(_ event: SourceEvent) {
        switch event {
        case .frame(let frame):
            frames.append(frame)
            frameTimes.append(seconds)
        case .damaged: damaged += 1
        case .dropped: dropped += 1
        case .opened: openings.append(seconds)
        case .status, .controlChanged, .end: break
        }
    }

    func began(_ state: CameraState) -> Double? { states.last { $0.state == state }?.at }
}
