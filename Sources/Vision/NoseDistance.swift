package import Core

/// Whether a nose fills so much of the picture that the network sees it better in a smaller input.
///
/// A cell of the output takes in a part of the input only. Of 19 photographed noses, zoomed until they fill 85 % of a
/// picture's width, the median box is 0.85 of the marked width at 256×160 and 0.90 at 192×96; at 95 % it is 0.75 and
/// 0.84, and overlaps the marked one by a half in 15 and in 19 of them. Up to 55 % both sizes are alike.
package enum NoseDistance: Equatable, Sendable {
    case usual
    case near

    /// Shares of the picture's longer side, over which a nose is near, and under which it is no longer.
    private static let nearFrom = 0.5
    private static let nearUntil = 0.4

    /// Goes by where the nose is now, in fractions of a picture of this size; `nil` when it is not seen.
    package mutating func note(_ nose: Rect?, in picture: Size) {
        guard let nose else {
            self = .usual
            return
        }
        let extent =
            max(nose.width * picture.width, nose.height * picture.height) / max(picture.width, picture.height)
        let limit = self == .near ? NoseDistance.nearUntil : NoseDistance.nearFrom
        self = extent > limit ? .near : .usual
    }
}
