package import Cameras
package import Core
import Imaging

/// Turns what a camera says into lines: one for each change, and one a second that counts. A value; time is passed in.
package struct CameraReport: Sendable {
    /// Reasons that are told apart; a driver that always says something new fills no memory.
    private static let mostReasons = 16

    private let start: Instant
    /// The newest state, and the sentence that went with it.
    private var told: (state: CameraState, why: String?)?
    private var complaints: [String] = []
    private var reasons: [String: Int] = [:]
    /// Since the last count.
    private var newest: Frame?
    private var counted: (at: Instant, frames: Int)

    package init(from start: Instant) {
        self.start = start
        counted = (start, 0)
    }

    /// - Parameter status: the camera's, after the event.
    package mutating func take(_ event: SourceEvent, _ status: CameraStatus, at now: Instant) -> [CameraReportLine] {
        let time = now - start
        var lines: [CameraReportLine] = []
        switch event {
        case .frame(let frame): newest = frame
        case .damaged(let frame, let reason):
            newest = frame
            note(reason)
        case .dropped(_, let reason): note(reason)
        case .opened(let status):
            complaints = status.complaints
            lines.append(.opened(time: time, status))
        case .controlChanged(let id, let value): lines.append(.control(time: time, id: id, value: value))
        case .status, .end: break
        }
        if status.complaints != complaints {
            complaints = status.complaints
            lines.append(.settings(time: time, complaints: complaints))
        }
        // A camera that stays lost may do so for another reason than before.
        let why = status.trouble?.sentence
        if told?.state != status.state || told?.why != why {
            told = (status.state, why)
            lines.append(.state(time: time, status.state, why: why))
        }
        if now - counted.at >= 1 { lines.append(.count(count(status, at: now))) }
        return lines
    }

    /// The last line.
    package mutating func end(_ status: CameraStatus, at now: Instant) -> CameraReportLine {
        .end(count(status, at: now))
    }

    private mutating func note(_ reason: String) {
        let key = reasons[reason] != nil || reasons.count < CameraReport.mostReasons ? reason : "other reasons"
        reasons[key, default: 0] += 1
    }

    private mutating func count(_ status: CameraStatus, at now: Instant) -> CameraCount {
        let seconds = now - counted.at
        let rate = seconds > 0 ? Double(status.frames - counted.frames) / seconds : 0
        defer {
            counted = (now, status.frames)
            newest = nil
        }
        return CameraCount(
            time: now - start, status: status, rate: rate, reasons: reasons, picture: newest.map { PictureSummary($0) })
    }
}
