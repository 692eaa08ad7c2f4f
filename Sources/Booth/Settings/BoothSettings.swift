import Cameras
import Core
import FoundationEssentials

/// What a clinic can set, read once from a JSON object. Everything has a default.
struct BoothSettings: Codable, Equatable, Sendable {
    var language: Language?
    /// 0…1.
    var volume: Double = 1
    var muted = false
    /// Whether the picture is shown as in a mirror.
    var mirrored = true
    /// Accepted pictures that make a registration, 1…20.
    var pictures = 5

    /// How many days a registration stays here that lies verified elsewhere, 1…36500; `nil` for ever.
    var keptDays: Int?

    /// How wide the upright picture is on the panel, 20…5000; `nil` when nobody has measured it. What can be touched
    /// answers within at least 9 mm then.
    var panelWidthMillimetres: Double?

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case language, volume, muted, mirrored, pictures, keptDays, panelWidthMillimetres
    }

    init() {}

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        language = try values.decodeIfPresent(Language.self, forKey: .language)
        volume = try values.decodeIfPresent(Double.self, forKey: .volume) ?? volume
        muted = try values.decodeIfPresent(Bool.self, forKey: .muted) ?? muted
        mirrored = try values.decodeIfPresent(Bool.self, forKey: .mirrored) ?? mirrored
        pictures = try values.decodeIfPresent(Int.self, forKey: .pictures) ?? pictures
        keptDays = try values.decodeIfPresent(Int.self, forKey: .keptDays)
        panelWidthMillimetres = try values.decodeIfPresent(Double.self, forKey: .panelWidthMillimetres)
    }

    /// Reads a settings file; all mistakes are named at once.
    init(contentsOf path: String) throws(CommandFailure) {
        let bytes: [UInt8]
        do { bytes = try FileBytes.read(path) } catch {
            throw CommandFailure(error.kind == .missing ? .noInput : .configuration, error.explanation)
        }
        guard let names = try? JSONDecoder().decode(MemberNames.self, from: Data(bytes)).names else {
            throw CommandFailure(.configuration, "\(path) is not a JSON object of settings")
        }
        let known = CodingKeys.allCases.map(\.rawValue)
        var mistakes = JSONRepetitions(in: bytes).sentences
        mistakes += names.filter { !known.contains($0) }.map { name in
            "there is no setting \"\(name)\""
                + (Spelling.nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? "")
        }
        do {
            self = try JSONDecoder().decode(BoothSettings.self, from: Data(bytes))
            if !(0...1).contains(volume) { mistakes.append("volume is a number from 0 to 1") }
            if !(1...20).contains(pictures) { mistakes.append("pictures is a number from 1 to 20") }
            if let keptDays, !(1...36_500).contains(keptDays) {
                mistakes.append("keptDays is a number from 1 to 36500")
            }
            if let width = panelWidthMillimetres, !(20...5000).contains(width) {
                mistakes.append("panelWidthMillimetres is a number from 20 to 5000")
            }
        } catch {
            self.init()
            mistakes.append(
                "language is one of \(Language.allCases.map(\.rawValue).joined(separator: " ")), volume a number, "
                    + "muted and mirrored true or false, pictures and keptDays whole numbers, panelWidthMillimetres a "
                    + "number")
        }
        guard mistakes.isEmpty else {
            throw CommandFailure(.configuration, "\(path): " + mistakes.joined(separator: "; "))
        }
    }
}

extension Language: Codable {}
