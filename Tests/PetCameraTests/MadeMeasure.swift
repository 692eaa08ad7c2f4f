import Core
import Glibc
import PetCamera

extension MadeSighting {
    /// A dog's nose with which all is well but one measure, which has this value.
    init(_ measure: QualityMeasure, _ value: Double) {
        self.init()
        speed = 0
        switch measure {
        case .leastLight: (surroundingLuma, frameLuma) = (value, value)
        case .mostLight: surroundingLuma = value
        case .clippedSurroundings: surroundingClippedShare = value
        case .glare: glareShare = value
        case .contrast: deviation = value
        case .sharpness: sharpness = value
        case .streak: anisotropy = value
        case .speed: speed = value
        case .width: pictureSize.width = value / 0.28
        case .smallestExtent:
            pictureSize = Size(width: 4000, height: 3000)
            box = Rect(x: 0.5 - value / 2, y: 0.5 - value / 2, width: value, height: value)
        case .largestExtent: box = Rect(x: 0.3, y: 0.5 - value / 2, width: 0.4, height: value)
        case .largestWidth: box = Rect(x: 0.5 - value / 2, y: 0.25, width: value, height: 0.5)
        case .smallestFace:
            box = nil
            face = Rect(x: 0.5 - value / 2, y: 0.5 - value / 2, width: value, height: value)
        case .offCentre: box = Rect(x: 0.36 + value, y: 0.35, width: 0.28, height: 0.3)
        case .turn: turn = value
        case .aside: aside = value
        case .noseTurn: noseTurn = value
        case .roll: roll = value * .pi / 180
        case .score: score = value
        }
    }
}

extension QualityScale {
    /// The value that earns these points.
    func value(points: Double, isLogarithmic: Bool) -> Double {
        let share = (points - QualityScale.passingMark) / (100 - QualityScale.passingMark)
        guard isLogarithmic else { return limit + share * (wanted - limit) }
        return limit * pow(wanted / limit, share)
    }
}
