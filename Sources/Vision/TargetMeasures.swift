package import Core

/// What was measured on the tracked part of the animal in one frame, in physical units.
package struct TargetMeasures: Equatable, Sendable {
    /// Fractions of the picture, cut at its edges.
    package var box: Rect
    package var pictureSize: Size
    /// Detector score, 0…1.
    package var score: Double
    /// Speed of the centre in widths of the target a second.
    package var speed: Double
    /// 0…255, around the target (its box and as much again on each side).
    package var surroundingLuma: Double
    /// Share of clipped pixels around the target, 0…1.
    package var surroundingClippedShare: Double
    /// 0…255, on the target.
    package var meanLuma: Double
    /// Standard deviation of the target's luma.
    package var lumaDeviation: Double
    /// Share of clipped pixels on the target, 0…1.
    package var clippedShare: Double
    package var laplacianVariance: Double
    package var sharpnessRatio: Double
    /// How far the nose lies beside the middle of the face, in halves of the face's width; `nil` without a face.
    package var yaw: Double?

    package init(
        box: Rect, pictureSize: Size, score: Double, speed: Double, surroundingLuma: Double,
        surroundingClippedShare: Double, meanLuma: Double, lumaDeviation: Double, clippedShare: Double,
        laplacianVariance: Double, sharpnessRatio: Double, yaw: Double?
    ) {
        self.box = box
        self.pictureSize = pictureSize
        self.score = score
        self.speed = speed
        self.surroundingLuma = surroundingLuma
        self.surroundingClippedShare = surroundingClippedShare
        self.meanLuma = meanLuma
        self.lumaDeviation = lumaDeviation
        self.clippedShare = clippedShare
        self.laplacianVariance = laplacianVariance
        self.sharpnessRatio = sharpnessRatio
        self.yaw = yaw
    }

    package var widthPixels: Double { box.width * pictureSize.width }
    package var heightPixels: Double { box.height * pictureSize.height }

    /// The larger of the shares of the picture's width and height that the target fills.
    package var extent: Double { max(box.width, box.height) }
}
