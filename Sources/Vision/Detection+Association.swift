import Core
import Glibc

extension Detection {
    /// A weaker one does not continue a track.
    static let continuingScore = 0.25
    /// A weaker one begins no track, and continues one only where it lies just where it was expected.
    static let startingScore = 0.40
    /// Least overlap with the expected place, for a clear detection and for a weak one.
    private static let leastOverlap = 0.15
    private static let leastOverlapOfWeak = 0.30
    /// Farthest distance from the expected place when there is less overlap, in widths and heights of the larger box.
    private static let farthest = 0.5

    /// How much speaks for this being what is followed and expected in a box: its score, less for what is away from there
    /// or of another size; `nil` when it cannot be.
    func worth(asExpected expected: Rect) -> Double? {
        guard score >= Detection.continuingScore, !expected.isEmpty, !box.isEmpty else { return nil }
        let distance = hypot(
            (box.midX - expected.midX) / max(box.width, expected.width),
            (box.midY - expected.midY) / max(box.height, expected.height))
        let growth = log(box.area / expected.area)
        let overlap = box.overlap(with: expected)
        if score < Detection.startingScore {
            guard overlap > Detection.leastOverlapOfWeak else { return nil }
        } else if overlap <= Detection.leastOverlap {
            guard distance < Detection.farthest, abs(growth) < log(3.3) else { return nil }
        }
        // Half the logarithm of the area is that of the side, so that a distance and a growth of one side weigh alike.
        return score / (1 + distance * distance + growth * growth / 4)
    }

    /// Whether this is another animal than the one in a box: as large, clear, and apart from it.
    func isCompany(of box: Rect) -> Bool {
        let ratio = self.box.area / max(box.area, 1e-9)
        return score >= Detection.companyScore && ratio >= Detection.companySize && ratio <= 1 / Detection.companySize
            && self.box.overlap(with: box) < 0.1 && !self.box.contains(box.center) && !box.contains(self.box.center)
    }

    /// A second animal is spoken of when it is as clear as this, and not much smaller or larger than the first in area.
    private static let companyScore = 0.88
    private static let companySize = 0.3
}
