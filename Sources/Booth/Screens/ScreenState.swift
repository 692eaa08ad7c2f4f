import Cameras
import Core
import FoundationEssentials
import PetCamera

/// What a screen shows, as `--state` gives it. Everything may be left out; each screen has a telling default.
struct ScreenState: Codable, Equatable, Sendable {
    var species: Species?
    var status: String?
    var reason: String?
    /// 0…100, in the steps of a session of five pictures.
    var progress: Int?
    /// The box in fractions of the camera's picture.
    var box: [Double]?
    /// A JPEG: the camera's picture, or that of the saved animal.
    var picture: String?
    var number: String?

    init() {}

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case species, status, reason, progress, box, picture, number
    }

    /// Reads a state file; unknown keys are mistakes.
    init(contentsOf path: String) throws(CommandFailure) {
        let bytes: [UInt8]
        do { bytes = try FileBytes.read(path) } catch { throw CommandFailure(error) }
        do {
            let keys = try JSONDecoder().decode(MemberNames.self, from: Data(bytes)).names
            let known = CodingKeys.allCases.map(\.rawValue)
            if let unknown = keys.first(where: { !known.contains($0) }) {
                let hint = Spelling.nearest(to: unknown, among: known).map { "; did you mean \($0)?" } ?? ""
                throw CommandFailure(.badData, "\(path): a screen has no \"\(unknown)\"\(hint)")
            }
            self = try JSONDecoder().decode(ScreenState.self, from: Data(bytes))
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(.badData, "\(path) is not the state of a screen: a JSON object is")
        }
    }

    /// The status that name and reason make.
    func detectionStatus() throws(CommandFailure) -> DetectionStatus {
        switch status ?? (reason == nil ? "detected" : "failed") {
        case "noObject": return .noObject
        case "processing": return .processing
        case "detected": return .detected
        case "finished": return .finished
        case "failed":
            guard let reason = DetectionFailureReason(rawValue: reason ?? "tooFarAway") else {
                throw CommandFailure(.badData, "there is no reason \"\(reason ?? "")\"")
            }
            return .failed(reason)
        case let other: throw CommandFailure(.badData, "there is no status \"\(other)\"")
        }
    }

    func rect() throws(CommandFailure) -> Rect? {
        guard let box else { return nil }
        guard box.count == 4 else { throw CommandFailure(.badData, "a box is four numbers: x, y, width, height") }
        return Rect(x: box[0], y: box[1], width: box[2], height: box[3])
    }
}
