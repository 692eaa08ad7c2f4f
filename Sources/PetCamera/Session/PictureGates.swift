import Core
import Imaging
package import Vision

/// Decides from one sighting what stands in the way of a picture. Pure; says the most useful thing first.
package struct PictureGates: Equatable, Sendable {
    /// What one frame says by itself, before time is taken into account.
    package enum Verdict: Equatable, Sendable {
        case nothingThere
        case undecided
        case good(TargetMeasures)
        case refused(DetectionFailureReason)
    }

    /// Below this mean a camera sees nothing, whatever stands before it; above the other it is blinded.
    static let blackFrame = 20.0
    static let whiteFrame = 238.0
    /// Beyond these nothing is seen because of the light, when nothing is seen.
    static let unseenDark = 40.0
    static let unseenBright = 205.0
    static let unseenClipped = 0.45
    /// Frame-wide share of clipped pixels that is too bright when the animal's surroundings are light as well.
    static let clippedFrame = 0.55

    let thresholds: GateThresholds
    let kinds: TargetKinds

    package init(thresholds: GateThresholds, species: Species) {
        self.thresholds = thresholds
        kinds = species == .dog ? .dog : .cat
    }

    package func judge(_ sighting: Sighting, isWrongSpecies: Bool) -> Verdict {
        if sighting.light.meanLuma < PictureGates.blackFrame { return .refused(.tooDark) }
        if sighting.light.meanLuma > PictureGates.whiteFrame { return .refused(.tooBright) }
        if isWrongSpecies { return .refused(.wrongSpecies) }
        if hasSeveralAnimals(sighting) { return .refused(.moreThanOneAnimal) }
        if let target = sighting.target {
            guard let measures = sighting.measures, target.isConfirmed else { return .undecided }
            if let reason = refusal(of: measures, light: sighting.light) { return .refused(reason) }
            return measures.score >= thresholds.smallestScore ? .good(measures) : .undecided
        }
        guard let face = sighting.face, face.isConfirmed else {
            return sighting.face == nil ? untracked(sighting) : .undecided
        }
        // The head is there and the nose is not seen: too small to be seen, or turned away.
        return .refused(max(face.box.width, face.box.height) < thresholds.smallestFace ? .tooFarAway : .notFrontal)
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

    private func refusal(of target: TargetMeasures, light: FrameLight) -> DetectionFailureReason? {
        if isTooDark(target, light) { return .tooDark }
        if isTooBright(target, light) { return .tooBright }
        if target.extent < thresholds.smallestExtent { return .tooFarAway }
        if target.extent > thresholds.largestExtent || target.box.width > thresholds.largestWidth
            || fillsPicture(target.box)
        {
            return .tooClose
        }
        if isOffCentre(target.box) { return .offCentre }
        if target.clippedShare > thresholds.largestGlare { return .glare }
        if target.sharpnessRatio < thresholds.smallestSharpness {
            return target.speed > thresholds.largestSpeed ? .moving : .tooBlurred
        }
        if target.speed > thresholds.largestSpeed { return .moving }
        if let yaw = target.yaw, abs(yaw) > thresholds.largestYaw { return .notFrontal }
        return nil
    }

    /// A black nose on a black dog is dark in good light, so the frame has a say.
    private func isTooDark(_ target: TargetMeasures, _ light: FrameLight) -> Bool {
        target.surroundingLuma < thresholds.darkestLuma && light.meanLuma < thresholds.darkestLuma * 1.5
    }

    private func isTooBright(_ target: TargetMeasures, _ light: FrameLight) -> Bool {
        target.surroundingLuma > thresholds.brightestLuma
            || target.surroundingClippedShare > thresholds.largestClippedShare
            || (light.clippedShare > PictureGates.clippedFrame && target.surroundingLuma > 150)
    }

    /// Cut off at opposite edges: it cannot be made whole by moving sideways.
    private func fillsPicture(_ box: Rect) -> Bool {
        let edge = 0.004
        return (box.minX < edge && box.maxX > 1 - edge) || (box.minY < edge && box.maxY > 1 - edge)
    }

    private func isOffCentre(_ box: Rect) -> Bool {
        let edge = 0.002
        if abs(box.midX - 0.5) > thresholds.farthestOffCentre || abs(box.midY - 0.5) > thresholds.farthestOffCentre {
            return true
        }
        let (atSide, atBottom) = (box.minX < edge || box.maxX > 1 - edge, box.maxY > 1 - edge)
        // A cat's ears may touch the upper edge; a nose may not.
        return atSide || atBottom || (box.minY < edge && kinds.target != kinds.face)
    }

    /// Two heads, or two noses, of comparable size and both clear: in this frame, or as the tracker knows.
    private func hasSeveralAnimals(_ sighting: Sighting) -> Bool {
        if sighting.hasCompany { return true }
        guard let detections = sighting.detections else { return false }
        let clear = detections.filter { $0.score >= 0.6 }
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
