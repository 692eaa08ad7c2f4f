/// What of the painter's memory is gone after the graphics system says so.
package enum TextureLoss: String, Sendable {
    /// What was drawn by the graphics processor itself: blurred pictures and layers.
    case targets
    /// Every texture.
    case everything
}

extension TextureLoss: CustomStringConvertible {
    package var description: String { rawValue }
}
