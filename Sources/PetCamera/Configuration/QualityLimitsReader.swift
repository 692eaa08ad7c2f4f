import Core

/// Reads the parts of `quality.json` and gathers everything that is wrong with it.
struct QualityLimitsReader {
    typealias Scales = [QualityMeasure: QualityScale]

    private(set) var mistakes: [String]

    private static let always = "always"

    /// - Parameter mistakes: those that were found before.
    init(mistakes: [String]) { self.mistakes = mistakes }

    /// Checks what stands beside the species, and returns the points of the hysteresis.
    mutating func head(_ file: [String: SettingsTree], format: String) -> Double {
        check(file, "", against: ["format", "about", "hysteresis"] + Species.allCases.map(\.rawValue))
        if file["format"] != .string(format) { mistakes.append("format is not \(format)") }
        guard let members = object(file["hysteresis"], "hysteresis", of: "points and reason") else { return 0 }
        check(members, "hysteresis.", against: ["points", "reason"])
        checkReason(members, "hysteresis")
        guard case .number(let points)? = members["points"], (0...GateThresholds.mostHysteresis).contains(points)
        else {
            mistakes.append("hysteresis.points is not a number from 0 to \(Int(GateThresholds.mostHysteresis))")
            return 0
        }
        return points
    }

    /// The scales for every purpose; empty when there is a mistake in them.
    mutating func species(_ tree: SettingsTree?, named name: String) -> [DetectionPurpose: Scales] {
        guard let groups = object(tree, name, of: "groups of measures") else { return [:] }
        let before = mistakes.count
        check(groups, "\(name).", against: [Self.always] + DetectionPurpose.allCases.map(\.rawValue))
        let common = group(groups[Self.always], named: "\(name).\(Self.always)")
        if case .object(let members)? = groups[Self.always] {
            for measure in QualityMeasure.allCases where members[measure.rawValue] == nil {
                mistakes.append("\(name).\(Self.always).\(measure.rawValue) is not there")
            }
        }
        var found: [DetectionPurpose: Scales] = [:]
        for purpose in DetectionPurpose.allCases {
            let own = group(groups[purpose.rawValue], named: "\(name).\(purpose.rawValue)")
            let scales = common.merging(own) { $1 }
            checkOrder(scales, named: "\(name).\(purpose.rawValue)")
            found[purpose] = scales
        }
        return mistakes.count == before ? found : [:]
    }

    /// Limits from both sides have to leave something between them.
    private mutating func checkOrder(_ scales: Scales, named name: String) {
        for (low, high) in [(QualityMeasure.leastLight, QualityMeasure.mostLight), (.smallestExtent, .largestExtent)] {
            guard let least = scales[low]?.limit, let most = scales[high]?.limit, least >= most else { continue }
            mistakes.append("\(name): no picture has more than \(low.rawValue) and less than \(high.rawValue)")
        }
    }

    private mutating func group(_ tree: SettingsTree?, named name: String) -> Scales {
        guard let members = object(tree, name, of: "measures") else { return [:] }
        check(members, "\(name).", against: QualityMeasure.allCases.map(\.rawValue))
        var scales: Scales = [:]
        for measure in QualityMeasure.allCases {
            if let entry = members[measure.rawValue] {
                scales[measure] = scale(entry, of: measure, named: "\(name).\(measure.rawValue)")
            }
        }
        return scales
    }

    private mutating func scale(_ tree: SettingsTree, of measure: QualityMeasure, named name: String) -> QualityScale? {
        guard let members = object(tree, name, of: "limit, wanted and reason") else { return nil }
        check(members, "\(name).", against: ["limit", "wanted", "reason"])
        checkReason(members, name)
        // Both are looked at before either is given up: all mistakes are named at once.
        let (limit, wanted) = (value(members, "limit", measure, name), value(members, "wanted", measure, name))
        guard let limit, let wanted else { return nil }
        guard measure.rises ? wanted > limit : wanted < limit else {
            mistakes.append("\(name).wanted is not \(measure.rises ? "above" : "below") the limit")
            return nil
        }
        return QualityScale(limit: limit, wanted: wanted)
    }

    /// The members of an object. What is not there, or is something else, is a mistake.
    private mutating func object(
        _ tree: SettingsTree?, _ name: String, of parts: String
    ) -> [String: SettingsTree]? {
        switch tree {
        case .object(let members)?: return members
        case nil: mistakes.append("\(name) is not there")
        case .number?, .string?, .other?: mistakes.append("\(name) is not an object of \(parts)")
        }
        return nil
    }

    private mutating func value(
        _ members: [String: SettingsTree], _ key: String, _ measure: QualityMeasure, _ name: String
    ) -> Double? {
        if case .number(let value)? = members[key], measure.range.contains(value) { return value }
        let (low, high) = (measure.range.lowerBound, measure.range.upperBound)
        mistakes.append("\(name).\(key) is not a number from \(low) to \(high)")
        return nil
    }

    private mutating func checkReason(_ members: [String: SettingsTree], _ name: String) {
        if case .string(let text)? = members["reason"], text.contains(where: \.isLetter) { return }
        mistakes.append("\(name) has no reason")
    }

    /// Names members that are not known, with the nearest that is.
    private mutating func check(_ members: [String: SettingsTree], _ prefix: String, against known: [String]) {
        for name in members.keys.sorted() where !known.contains(name) {
            let hint = Spelling.nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
            mistakes.append("there is no \(prefix)\(name)\(hint)")
        }
    }
}
