import Core
import PetCamera
import Registrations

/// Writes the events of a replay, for programs or for people.
struct ReplayPrinter {
    let asJSON: Bool

    func print(_ event: ReplayEvent, registration: Registration?) {
        if asJSON {
            StandardOutput.write(ReplayPrinter.json(event, registration).text + "\n")
        } else if let line = ReplayPrinter.sentence(event, registration) {
            StandardOutput.write(line + "\n")
        }
    }

    private static func json(_ event: ReplayEvent, _ registration: Registration?) -> JSONValue {
        switch event {
        case .frame(let frame):
            .members([
                "event": .string("frame"), "index": .integer(frame.index), "time": .number(milliseconds(frame.time)),
                "status": .string(frame.status.name), "reason": .optional(frame.status.reason?.rawValue),
                "progress": .integer(frame.progress), "box": frame.box.map { .box($0) } ?? .null,
                "score": frame.score.map { .number($0) } ?? .null,
                "quality": frame.quality.map { .quality($0) } ?? .null,
            ])
        case .capture(let picture, let progress):
            .members([
                "event": .string("capture"), "index": .integer(picture.frameIndex),
                "time": .number(milliseconds(picture.time)), "role": .string(picture.role.rawValue),
                "quality": .quality(picture.quality), "progress": .integer(progress),
            ])
        case .finished(let time, let captures):
            .members([
                "event": .string("finished"), "time": .number(milliseconds(time)),
                "captures": .integer(captures.filter { $0.role != .appearance }.count),
                "registration": .optional(registration.map { "\($0.id)" }),
            ])
        case .end(let summary):
            .members([
                "event": .string("end"), "frames": .integer(summary.frames), "dropped": .integer(summary.dropped),
                "status": .string(summary.status.name), "progress": .integer(summary.progress),
                "reasons": .object(
                    summary.reasons.sorted { $0.key.rawValue < $1.key.rawValue }
                        .map { JSONValue.Member(key: $0.key.rawValue, value: .integer($0.value)) }),
            ])
        }
    }

    private static func milliseconds(_ time: Instant) -> Double { (time.seconds * 1000).rounded() / 1000 }

    /// `nil` for what would only scroll by.
    private static func sentence(_ event: ReplayEvent, _ registration: Registration?) -> String? {
        switch event {
        case .frame: return nil
        case .capture(let picture, let progress):
            let quality = Int(picture.quality.overall.rounded())
            return
                "\(milliseconds(picture.time)) s: \(picture.role.rawValue) picture, quality \(quality), \(progress) %"
        case .finished(let time, let captures):
            let kept = registration.map { "kept as \($0.id)" } ?? "not kept, no --store was given"
            return
                "\(milliseconds(time)) s: finished with \(captures.count - 1) pictures and one of the whole animal, \(kept)"
        case .end(let summary):
            let reasons = summary.reasons.sorted { $0.value > $1.value }.map { "\($0.key.rawValue) \($0.value)" }
            let text = reasons.isEmpty ? "" : "; frames with a reason: " + reasons.joined(separator: ", ")
            return
                "\(summary.frames) frames, \(summary.dropped) dropped, \(summary.status.name), \(summary.progress) %\(text)"
        }
    }
}
