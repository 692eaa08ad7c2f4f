package import Cameras
package import Core

/// One line of what a watched camera has to tell, for people and for programs. Times are seconds since the beginning.
package enum CameraReportLine: Equatable, Sendable {
    case opened(time: Double, CameraStatus)
    case state(time: Double, CameraState, why: String?)
    /// Somebody has changed a setting; its name where it is one that the booth knows.
    case control(time: Double, id: UInt32, value: Int64)
    /// What could not be set as it was asked for; none when all is as it should be.
    case settings(time: Double, complaints: [String])
    case count(CameraCount)
    /// The last line.
    case end(CameraCount)

    /// One object, on one line.
    package var json: JSONValue {
        switch self {
        case .opened(let time, let status):
            .members([
                "event": .string("opened"), "time": .number(time),
                "camera": .optional(status.identity?.title), "driver": .optional(status.identity?.driver),
                "byPath": .optional(status.identity?.byPath), "format": .optional(status.mode?.code.description),
                "width": status.mode.map { .integer($0.width) } ?? .null,
                "height": status.mode.map { .integer($0.height) } ?? .null,
                "fps": status.mode?.interval?.rate.map { .number($0) } ?? .null,
                "openings": .integer(status.openings), "complaints": .array(status.complaints.map { .string($0) }),
            ])
        case .state(let time, let state, let why):
            .members([
                "event": .string("state"), "time": .number(time), "state": .string(state.rawValue),
                "why": .optional(why),
            ])
        case .control(let time, let id, let value):
            .members([
                "event": .string("control"), "time": .number(time), "name": .string(CameraReportLine.name(id)),
                "value": .integer(Int(value)),
            ])
        case .settings(let time, let complaints):
            .members([
                "event": .string("settings"), "time": .number(time),
                "complaints": .array(complaints.map { .string($0) }),
            ])
        case .count(let count): count.json(event: "count")
        case .end(let count): count.json(event: "end")
        }
    }

    /// For a terminal, without a newline.
    package var text: String {
        switch self {
        case .opened(let time, let status):
            let (title, mode) = (status.identity?.title ?? "a camera", status.mode?.description ?? "no mode")
            return CameraReportLine.stamp(time) + "opened \(title): "
                + ([mode] + status.complaints).joined(separator: "; ")
        case .state(let time, let state, let why):
            return CameraReportLine.stamp(time) + state.rawValue + (why.map { ": " + $0 } ?? "")
        case .control(let time, let id, let value):
            return CameraReportLine.stamp(time) + "\(CameraReportLine.name(id)) is \(value) now"
        case .settings(let time, let complaints):
            return CameraReportLine.stamp(time)
                + (complaints.isEmpty ? "all settings are made" : complaints.joined(separator: "; "))
        case .count(let count): return CameraReportLine.stamp(count.time) + count.text
        case .end(let count): return CameraReportLine.stamp(count.time) + "the end: " + count.text
        }
    }

    private static func stamp(_ time: Double) -> String { "\(CameraCount.decimal(time)) s  " }

    private static func name(_ id: UInt32) -> String {
        CameraSetting.allCases.first { $0.id == id }?.rawValue ?? "0x" + String(id, radix: 16)
    }
}
