package import Cameras
import Core
import Imaging

/// What the best camera gives when it is asked to for a moment: its mode, its rate, its drops and its errors. A value.
package struct CameraTrial: Equatable, Sendable {
    /// Seconds that the first picture may take, and that pictures are counted for from then on.
    private static let opening = 6.0
    private static let counting = 2.0

    private let status: CameraStatus
    /// Why it could not be opened, or what was wrong at the end.
    private let trouble: String?
    /// Since the first good one.
    private var frames = 0
    private var damaged = 0
    private var seconds = 0.0

    /// Opens the camera, and closes it again. Blocks for some seconds; a driver that hangs is given up.
    package init(kernel: any VideoKernel = LinuxVideoKernel(), lane: any DriverLane = DriverThreads()) {
        let camera = SupervisedCamera(.best, pool: FramePool(), kernel: kernel, lane: lane)
        defer { camera.close() }
        let begin = lane.now
        var first: Instant?
        var refusal: SourceError?
        while refusal == nil {
            if lane.now - (first ?? begin) >= (first == nil ? CameraTrial.opening : CameraTrial.counting) { break }
            do throws(SourceError) {
                switch try camera.next() {
                case .frame:
                    if let first { (frames, seconds) = (frames + 1, lane.now - first) } else { first = lane.now }
                case .dropped, .damaged:
                    if first != nil { damaged += 1 }
                case .opened, .status, .controlChanged, .end: break
                }
            } catch {
                refusal = error
            }
        }
        status = camera.status
        trouble = refusal?.explanation ?? status.trouble?.sentence
    }

    /// Frames a second as they came; `nil` before the second one.
    private var rate: Double? { frames > 0 && seconds > 0 ? Double(frames) / seconds : nil }

    /// It gives pictures, and hardly one of them is damaged.
    var isGood: Bool { trouble == nil && rate != nil && damaged * 20 <= frames }

    /// For people, in English.
    var sentence: String {
        var parts = [status.identity?.title ?? "the best camera"]
        if let mode = status.mode { parts.append("\(mode)") }
        if let rate {
            parts.append("\((rate * 10).rounded() / 10) frames a second came")
            parts.append("\(damaged) damaged, \(status.missed) missed by the driver, \(status.overtaken) overtaken")
        } else if trouble == nil {
            parts.append("no pictures came")
        }
        if let trouble { parts.append(trouble) }
        return (parts + status.complaints).joined(separator: "; ")
    }
}
