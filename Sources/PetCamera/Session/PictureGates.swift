import Core
import Imaging
package import Vision

/// Decides from one sighting what stands in the way of a picture. Pure; says the most useful thing first.
///
/// What is shown has a say: a reason stays until its measures are clearly within their limits, and another comes only
/// when its own are clearly beyond, so that a value on the edge does not make the text flicker.
package struct PictureGates: Equatable, Sendable {
    /// What one frame says by itself, before time is taken into account.
    package enum Verdict: Equatable, Sendable {
        case nothingThere
        case undecided
        case good
        /// A little beyond a limit while all was well: what is shown stays, and no picture is taken.
        case marginal
        case refused(DetectionFailureReason)
    }

    /// What came before this frame.
    package struct Past: Equatable, Sendable {
        package var shown: DetectionStatus
        package var isWrongSpecies: Bool
        package var nose: NoseMemory

        package init(
            shown: DetectionStatus = .noObject, isWrongSpecies: Bool = false, nose: NoseMemory = NoseMemory()
        ) {
            self.shown = shown
            self.isWrongSpecies = isWrongSpecies
            self.nose = nose
        }
    }

    /// Below this mean a camera sees nothing, whatever stands before it; above the other it is blinded.
    static let blackFrame = 20.0
    static let whiteFrame = 238.0
    /// Beyond these nothing is seen because of the light, when nothing is seen.
    static let unseenDark = 40.0
    static let unseenBright = 205.0
    static let unseenClipped = 0.45
    /// A second animal is believed from this score on, and until it falls below the other.
    static let clearSecond = 0.88
    static let fadingSecond = 0.57

    /// The most useful first: what spoils all other judgements, what the hand can change, the rest.
    private static let order: [QualityMeasure] = [
        .leastLight, .mostLight, .clippedSurroundings, .width, .smallestExtent, .largestExtent, .largestWidth,
        .offCentre, .glare, .sharpness, .contrast, .streak, .speed, .turn, .aside, .noseTurn, .roll,
    ]

    let thresholds: GateThresholds
    let species: Species
    let kinds: TargetKinds

    package init(thresholds: GateThresholds, species: Species) {
        self.thresholds = thresholds
        self.species = species
        kinds = species == .dog ? .dog : .cat
    }

    package func judge(_ sighting: Sighting, after past: Past) -> Verdict {
        if sighting.light.meanLuma < PictureGates.blackFrame { return .refused(.tooDark) }
        if sighting.light.meanLuma > PictureGates.whiteFrame { return .refused(.tooBright) }
        if past.isWrongSpecies { return .refused(.wrongSpecies) }
        if hasSeveralAnimals(sighting, shown: past.shown) { return .refused(.moreThanOneAnimal) }
        if let target = sighting.target {
            guard let measures = sighting.measures, target.isConfirmed else { return .undecided }
            return judge(QualityChecks(measures, thresholds: thresholds, species: species), of: target, past)
        }
        guard let face = sighting.face, face.isConfirmed else {
            return sighting.face == nil ? untracked(sighting) : .undecided
        }
        return .refused(reasonWithoutNose(face, past))
    }

    private func judge(_ checks: QualityChecks, of target: Track, _ past: Past) -> Verdict {
        let strict = Marks(reason: nil, own: QualityScale.passingMark, other: QualityScale.passingMark)
        if let reason = refusal(checks, marks(past.shown)) { return .refused(reason) }
        if let reason = refusal(checks, strict) { return past.shown == .detected ? .marginal : .refused(reason) }
        guard let score = checks[.score], score < QualityScale.passingMark else { return .good }
        if past.shown == .detected, score >= QualityScale.passingMark - thresholds.hysteresis { return .marginal }
        // Light, distance and sharpness are as they should be, and yet the nose has all but gone.
        return past.nose.wasClear(target) ? .refused(.occluded) : .undecided
    }

    /// Points that measures must have: those whose reason is shown, and all others.
    private struct Marks {
        let reason: DetectionFailureReason?
        let own: Double
        let other: Double

        func mark(of reason: DetectionFailureReason?) -> Double { reason == self.reason ? own : other }
    }

    private func marks(_ shown: DetectionStatus) -> Marks {
        let (mark, margin) = (QualityScale.passingMark, thresholds.hysteresis)
        return switch shown {
        case .failed(let reason): Marks(reason: reason, own: mark + margin, other: mark - margin)
        case .detected: Marks(reason: nil, own: mark, other: mark - margin)
        case .noObject, .processing, .finished: Marks(reason: nil, own: mark, other: mark)
        }
    }

    private func refusal(_ checks: QualityChecks, _ marks: Marks) -> DetectionFailureReason? {
        let isMoving = checks.least(.streak, .speed) < marks.mark(of: .moving)
        for measure in PictureGates.order {
            guard var reason = measure.reason, let points = checks[measure] else { continue }
            // Movement blurs, and holding still is what helps.
            if measure == .sharpness, isMoving { reason = .moving }
            if points < marks.mark(of: reason) { return reason }
        }
        return nil
    }

    /// The head is there and the nose is not seen: too small to be seen, covered, or turned away.
    private func reasonWithoutNose(_ face: Track, _ past: Past) -> DetectionFailureReason {
        if kinds.target != kinds.face, past.nose.isCovered(of: face) { return .occluded }
        let extent = thresholds.points(.smallestFace, max(face.box.width, face.box.height))
        return extent < marks(past.shown).mark(of: .tooFarAway) ? .tooFarAway : .notFrontal
    }

    /// Nothing is followed; but something may be there that is too small to be told.
    private func untracked(_ sighting: Sighting) -> Verdict {
        let heads = sighting.detections?.filter { $0.kind != .dogNose && $0.score >= 0.4 } ?? []
        let largest = heads.map { max($0.box.width, $0.box.height) }.max()
        if let largest, largest < SpeciesEvidence.smallestHead { return .refused(.tooFarAway) }
        return unseen(sighting.light)
    }

    private func unseen(_ light: FrameLight) -> Verdict {
        if light.meanLuma < PictureGates.unseenDark { return .refused(.tooDark) }
        if light.meanLuma > PictureGates.unseenBright || light.clippedShare > PictureGates.unseenClipped {
            return .refused(.tooBright)
        }
        return .nothingThere
    }

    /// Two heads, or two noses, of comparable size and both clear: in this frame, or as the tracker knows.
    private func hasSeveralAnimals(_ sighting: Sighting, shown: DetectionStatus) -> Bool {
        if sighting.hasCompany { return true }
        guard let detections = sighting.detections else { return false }
        let least = shown == .failed(.moreThanOneAnimal) ? PictureGates.fadingSecond : PictureGates.clearSecond
        let clear = detections.filter { $0.score >= least }
        for kind in [kinds.target, kinds.face] {
            let boxes = clear.filter { $0.kind == kind }.map(\.box)
            guard let largest = boxes.map(\.area).max() else { continue }
            let comparable = boxes.filter { $0.area >= 0.3 * largest }
            for (index, box) in comparable.enumerated()
            where comparable[(index + 1)...].contains(where: { $0.overlap(with: box) < 0.1 && !$0.contains(box.center) }
            ) {
                return true
            }
        }
        return false
    }
}
