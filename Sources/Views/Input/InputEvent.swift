public import Core

/// What a person did, in points of the upright view. Each touch arrives once, whatever the panel reports.
public enum InputEvent: Equatable, Sendable {
    case touchDown(id: Int64, at: Point)
    case touchMove(id: Int64, at: Point)
    case touchUp(id: Int64, at: Point)
    /// The finger left the panel or the window lost focus: nothing is triggered.
    case touchCancel(id: Int64)
    /// A key by its usual name: `Return`, `Escape`, `Tab`, `Space`, `Backspace`, or the character it types.
    case key(String)
}
