import Core
package import Vision

/// The points of every measure of one picture: the one ground for its quality and for its refusal.
package struct QualityChecks: Equatable, Sendable {
    /// Frame-wide clipping counts for so much of clipping around the target, where that is light as well.
    private static let frameClipping = 0.55
    private static let lightSurroundings = 150.0
    /// Within this share of the picture's side an edge begins to count.
    private static let edge = 0.02
    private static let touching = 0.004
    /// A target that fills so much of a side finds no place in the picture any more once an edge cuts it off.
    private static let whole = 0.9
    /// What a measure says where it is out of question.
    private static let cutOff = 0.4
    private static let filled = 1.2
    /// What a turn is where a face shows no eyes, or a nose no nostrils: as far as it goes.
    private static let hidden = 2.0

    /// Widths of a cat's head in distances between its eyes, where they are not seen: the middle of 402 cats.
    private static let headWidth = 2.93

    private let points: [QualityMeasure: Double]

    package init(_ target: TargetMeasures, thresholds: GateThresholds, species: Species) {
        var points: [QualityMeasure: Double] = [:]
        for measure in QualityMeasure.allCases {
            points[measure] = QualityChecks.value(of: measure, target, species).map { thresholds.points(measure, $0) }
        }
        self.points = points
    }

    /// 0…100; `nil` where it was not measured.
    package subscript(measure: QualityMeasure) -> Double? { points[measure] }

    /// The least of the points of those measures that were taken; `otherwise` when none was.
    func least(_ measures: QualityMeasure..., otherwise: Double = 100) -> Double {
        measures.compactMap { points[$0] }.min() ?? otherwise
    }

    /// Whether something is under the passing mark.
    package var isRefused: Bool { points.values.contains { $0 < QualityScale.passingMark } }

    private static func value(of measure: QualityMeasure, _ target: TargetMeasures, _ species: Species) -> Double? {
        switch measure {
        case .leastLight: max(target.surroundingLuma, target.frameLuma / 1.5)
        case .mostLight: target.surroundingLuma
        case .clippedSurroundings:
            target.surroundingLuma > lightSurroundings
                ? max(target.surroundingClippedShare, frameClipping * target.frameClippedShare)
                : target.surroundingClippedShare
        case .glare: target.glareShare
        case .contrast: target.lumaDeviation
        case .sharpness: target.sharpnessRatio
        case .streak: target.streak
        case .speed: target.speed
        case .width:
            species == .dog ? target.widthPixels : target.headPose?.eyeDistance ?? target.widthPixels / headWidth
        case .smallestExtent: target.extent
        case .largestExtent: fillsPicture(target.box) ? filled : target.extent
        case .largestWidth: target.box.width
        // For a head without a nose, of which nothing is measured.
        case .smallestFace: nil
        case .offCentre: offCentre(target.box, species)
        case .turn: target.headPose.map { abs($0.turn) } ?? (species == .cat ? hidden : nil)
        case .aside: target.aside
        case .noseTurn: species == .dog ? target.nosePose.map { abs($0.turn) } ?? hidden : nil
        case .roll: target.roll.map { abs($0) * 180 / .pi }
        case .score: target.score
        }
    }

    /// Cut off, and so large that moving it would cut it off elsewhere.
    private static func fillsPicture(_ box: Rect) -> Bool {
        let isCutDown = box.minY < touching || box.maxY > 1 - touching
        let isCutAcross = box.minX < touching || box.maxX > 1 - touching
        return (isCutDown && box.height > whole) || (isCutAcross && box.width > whole)
    }

    /// Grows evenly towards an edge, so that a box that trembles there does not come and go.
    private static func offCentre(_ box: Rect, _ species: Species) -> Double {
        var room = min(box.minX, 1 - box.maxX, 1 - box.maxY)
        // A cat's ears may touch the upper edge; a nose may not.
        if species == .dog { room = min(room, box.minY) }
        let cut = cutOff * max(0, 1 - max(0, room) / edge)
        return max(abs(box.midX - 0.5), abs(box.midY - 0.5), cut)
    }
}
