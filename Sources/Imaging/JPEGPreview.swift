/// A camera's JPEG as it came, whole or not.
package struct JPEGPreview: Sendable {
    /// Without the camera's bytes when it is damaged: nothing of it is kept.
    package let frame: Frame
    /// What is wrong with it; `nil` for a picture that can be trusted.
    package let damage: String?
}
