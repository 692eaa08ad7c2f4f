package import Cameras
import Core

/// How a watched camera stands at a moment. A value.
package struct CameraCount: Equatable, Sendable {
    /// Seconds since the beginning.
    package let time: Double
    package let status: CameraStatus
    /// Frames a second since the last count.
    package let rate: Double
    /// Why frames were dropped since the beginning, and how many for that reason.
    package let reasons: [String: Int]
    /// Of the newest picture; `nil` when none came since the last count.
    package let picture: PictureSummary?

    package init(
        time: Double, status: CameraStatus, rate: Double, reasons: [String: Int], picture: PictureSummary?
    ) {
        (self.time, self.status, self.rate) = (time, status, rate)
        (self.reasons, self.picture) = (reasons, picture)
    }

    func json(event: String) -> JSONValue {
        .members([
            "event": .string(event), "time": .number(time), "state": .string(status.state.rawValue),
            "frames": .integer(status.frames), "rate": .number(rate), "dropped": .integer(status.dropped),
            "missed": .integer(status.missed), "overtaken": .integer(status.overtaken),
            "openings": .integer(status.openings), "abandoned": .integer(status.abandoned),
            "reasons": .object(
                reasons.sorted { $0.key < $1.key }
                    .map { JSONValue.Member(key: $0.key, value: .integer($0.value)) }),
            "picture": picture.map { picture in
                .members([
                    "width": .integer(picture.width), "height": .integer(picture.height),
                    "means": .array(picture.means.map { .number($0) }),
                    "fields": .array(picture.fields.map { .number($0) }),
                ])
            } ?? .null,
        ])
    }

    var text: String {
        var parts = ["\(status.state.rawValue), \(CameraCount.decimal(rate)) frames/s, \(status.frames) in all"]
        if let picture {
            parts.append("\(picture.width)×\(picture.height), brightness \(Int((picture.means.first ?? 0).rounded()))")
        }
        parts += reasons.sorted { $0.key < $1.key }.map { "\($0.value) dropped: \($0.key)" }
        if status.missed > 0 { parts.append("\(status.missed) missed") }
        if status.openings > 1 { parts.append("opened \(status.openings) times") }
        if status.abandoned > 0 { parts.append("\(status.abandoned) threads given up with a driver that hangs") }
        return parts.joined(separator: ", ")
    }

    static func decimal(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
}
