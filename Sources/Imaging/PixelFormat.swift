/// How the samples of a frame lie in memory. All are planar, 8 bits a sample, full range BT.601 (JFIF).
package enum PixelFormat: Equatable, Sendable {
    /// Luma alone.
    case grey
    /// Chroma at half the width and half the height (I420).
    case yuv420
    /// Chroma at half the width and the full height (I422), as most webcams send it.
    case yuv422

    package var planes: [Plane.Kind] { self == .grey ? [.luma] : [.luma, .cb, .cr] }

    /// Samples a row and rows of a plane for a picture of this many pixels; odd sizes round up.
    package func planeSize(_ kind: Plane.Kind, width: Int, height: Int) -> (width: Int, height: Int) {
        switch (kind, self) {
        case (.luma, _): (width, height)
        case (_, .grey): (0, 0)
        case (_, .yuv420): ((width + 1) / 2, (height + 1) / 2)
        case (_, .yuv422): ((width + 1) / 2, height)
        }
    }
}
