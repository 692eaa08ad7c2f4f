package import Core
import Glibc
package import Imaging

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
    /// Share of the target's ellipse that shines, 0…1.
    package var glareShare = 0.0
    /// How much blurrier it is in one direction than across it, and that direction (radians, clockwise from the right).
    package var anisotropy = 0.0
    package var blurAngle = 0.0
    /// Where the track moves to (radians, clockwise from the right).
    package var heading = 0.0
    /// 0…255, of the whole frame.
    package var frameLuma: Double
    /// Share of clipped pixels in the whole frame, 0…1.
    package var frameClippedShare: Double
    /// How the head is held; `nil` where none is seen.
    package var headPose: HeadPose?
    /// How far a dog's nose lies beside the middle of what is seen of its head, in halves of that width, 0…1: a head
    /// that turns carries its nose to its edge. Of marked photographs that look into the camera 2 in 100 have 0.65,
    /// half as much with the nose so near that the head is cut off; of those with a hidden eye three in four have 0.75,
    /// and 0.55. `nil` where no head is seen round it, or where the picture cuts it off on the nose's side.
    package var aside: Double?
    /// How a dog's nose is held; `nil` for a face.
    package var nosePose: NosePose?

    /// - Parameters:
    ///   - patch: the target's samples.
    ///   - surroundings: the light around it.
    ///   - light: that of the whole frame.
    package init(
        box: Rect, pictureSize: Size, score: Double, speed: Double, patch: LumaPatch, surroundings: FrameLight,
        light: FrameLight
    ) {
        self.init(
            box: box, pictureSize: pictureSize, score: score, speed: speed, surroundingLuma: surroundings.meanLuma,
            surroundingClippedShare: surroundings.clippedShare, meanLuma: patch.meanLuma,
            lumaDeviation: patch.deviation, clippedShare: patch.clippedShare,
            laplacianVariance: patch.laplacianVariance, sharpnessRatio: patch.sharpnessRatio,
            light: light)
        glareShare = patch.glareShare
        anisotropy = patch.anisotropy
        blurAngle = patch.blurAngle
    }

    package init(
        box: Rect, pictureSize: Size, score: Double, speed: Double, surroundingLuma: Double,
        surroundingClippedShare: Double, meanLuma: Double, lumaDeviation: Double, clippedShare: Double,
        laplacianVariance: Double, sharpnessRatio: Double, light: FrameLight
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
        frameLuma = light.meanLuma
        frameClippedShare = light.clippedShare
    }

    /// By how much the animal is tilted; radians, clockwise, -π…π. Eyes lie further apart than nostrils and tell it
    /// better; `nil` where neither is seen.
    package var roll: Double? { headPose?.roll ?? nosePose?.roll }

    package var widthPixels: Double { box.width * pictureSize.width }
    package var heightPixels: Double { box.height * pictureSize.height }

    /// The larger of the shares of the picture's width and height that the target fills.
    package var extent: Double { max(box.width, box.height) }

    /// `anisotropy`, a quarter more where the target moves along the direction that is blurred, by half its width a
    /// second or faster.
    package var streak: Double {
        let agreement = max(0, cos(2 * (heading - blurAngle)))
        return anisotropy * (1 + 0.25 * agreement * min(1, speed / 0.5))
    }
}
