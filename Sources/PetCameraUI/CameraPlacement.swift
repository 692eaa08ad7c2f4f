import Core
import Imaging
import PetCamera

/// What a camera view shows over its picture, and where. Pure.
struct CameraPlacement: Equatable {
    /// What comes and goes; a change of it is eased.
    enum Phase: Equatable {
        case searching
        case tracking
        case neither
    }

    /// The square of the ring around what is tracked, in the view; `nil` when nothing is.
    let ring: Rect?
    /// Corners that say where to look.
    let hasCorners: Bool

    var phase: Phase { ring != nil ? .tracking : hasCorners ? .searching : .neither }

    /// Of the ring's diameter and the longer side of the box: a nose is as round as its box is not.
    private static let margin = 1.2
    /// The largest ring, as a share of the view's short side: all of it is to be seen.
    private static let greatest = 0.94

    /// - Parameters:
    ///   - box: in fractions of the displayed picture, which is mirrored already.
    ///   - picture: `nil` before the first one.
    init(box: Rect?, status: DetectionStatus, picture: Size?, view: Size) {
        if let box, let picture {
            let mapping = PictureMapping(
                picture: picture, view: Rect(origin: .zero, size: view), gravity: .aspectFill, mirrored: false)
            let shown = mapping.viewRect(box)
            let side = min(
                CameraPlacement.margin * max(shown.width, shown.height),
                CameraPlacement.greatest * min(view.width, view.height))
            ring = Rect(x: shown.midX - side / 2, y: shown.midY - side / 2, width: side, height: side)
            hasCorners = false
        } else {
            ring = nil
            // Between two looks at an animal, and when all is done, nothing is to be looked for.
            hasCorners = status == .noObject || status.reason != nil
        }
    }
}
