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
    private static let margin = 1.12
    /// The largest ring, as a share of the view's short side: all of it is to be seen.
    private static let greatest = 0.94
    /// From this share on the ring is kept inside the view; a smaller one follows its animal over the edge.
    private static let large = 0.6

    /// - Parameters:
    ///   - box: in fractions of the displayed picture, which is mirrored already.
    ///   - picture: `nil` before the first one.
    init(box: Rect?, status: DetectionStatus, picture: Size?, view: Size) {
        if let box, let picture {
            let mapping = PictureMapping(
                picture: picture, view: Rect(origin: .zero, size: view), gravity: .aspectFill, mirrored: false)
            let shown = mapping.viewRect(box)
            let short = min(view.width, view.height)
            let side = min(
                CameraPlacement.margin * max(shown.width, shown.height), CameraPlacement.greatest * short)
            var center = shown.center
            if side >= CameraPlacement.large * short {
                let edge = side / 2 + (1 - CameraPlacement.greatest) / 2 * short
                center.x = max(edge, min(center.x, view.width - edge))
                center.y = max(edge, min(center.y, view.height - edge))
            }
            ring = Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
            hasCorners = false
        } else {
            ring = nil
            // Between two looks at an animal, and when all is done, nothing is to be looked for.
            hasCorners = status == .noObject || status.reason != nil
        }
    }
}
