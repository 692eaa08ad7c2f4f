public import Core

/// Something that can be tapped, as a script, a test or a reader of the screen finds it.
public struct TouchTarget: Equatable, Sendable {
    /// The accessibility label, else the first text in it.
    public let label: String?
    /// Where it is drawn; the area that answers may be larger.
    public let rect: Rect
    /// False when a view around it, or the view itself, is disabled: then a tap does nothing.
    public let isEnabled: Bool
}
