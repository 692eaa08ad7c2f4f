import Cameras
package import Core

/// The thresholds of every species and purpose, read from `quality.json`.
package struct QualityLimits: Equatable, Sendable {
    static let fileName = "quality.json"
    static let knownFormat = "nosebooth.quality/1"
    /// Mistakes that are named; a file of another kind has thousands.
    private static let longestList = 40
    /// Forty times what the file has.
    private static let largestFile = 256 * 1024

    private struct Key: Hashable {
        let species: Species
        let purpose: DetectionPurpose
    }

    private let thresholds: [Key: GateThresholds]

    package subscript(species: Species, purpose: DetectionPurpose) -> GateThresholds {
        thresholds[Key(species: species, purpose: purpose)]!
    }

    /// Reads the file of an asset folder.
    package static func load(from assets: AssetFolder) throws(QualityLimitsError) -> QualityLimits {
        let path = assets.file(fileName)
        do {
            return try QualityLimits(json: FileBytes.read(path), path: path)
        } catch let error as SourceError {
            throw QualityLimitsError(description: "the limits for pictures cannot be read: \(error.explanation)")
        } catch let error as QualityLimitsError {
            throw error
        } catch {
            throw QualityLimitsError(description: "the limits for pictures cannot be read: \(error)")
        }
    }

    /// - Parameter path: what mistakes are said of.
    package init(json: [UInt8], path: String) throws(QualityLimitsError) {
        guard json.count <= QualityLimits.largestFile else {
            throw QualityLimitsError(description: "\(path) has more than \(QualityLimits.largestFile) bytes")
        }
        guard case .object(let file)? = SettingsTree(json: json) else {
            throw QualityLimitsError(description: "\(path) is not a JSON object of limits")
        }
        var reader = QualityLimitsReader(mistakes: JSONRepetitions(in: json).sentences)
        let hysteresis = reader.head(file, format: QualityLimits.knownFormat)
        var found: [Key: GateThresholds] = [:]
        for species in Species.allCases {
            for (purpose, scales) in reader.species(file[species.rawValue], named: species.rawValue) {
                found[Key(species: species, purpose: purpose)] = GateThresholds(scales: scales, hysteresis: hysteresis)
            }
        }
        guard reader.mistakes.isEmpty else {
            let (named, rest) = (reader.mistakes.prefix(QualityLimits.longestList), reader.mistakes.count)
            let more = rest > named.count ? "; and \(rest - named.count) more" : ""
            throw QualityLimitsError(description: "\(path): " + named.joined(separator: "; ") + more)
        }
        thresholds = found
    }
}
