public import Core

/// What a person did, in points of the upright view. Each touch arrives once, whatever the panel reports.
public enum InputEvent: Equatable, Sendable {
    case touchDown(id: Int64, at: Point)
    case touchMove(id: Int64, at: Point)
    case touchUp(id: Int64, at: Point)
    /// The finger left the panel or the window lost focus: nothing is triggered.
    case touchCancel(id: Int64)
    /// A key by its usual name: `Return`, `Escape`, `Tab`, `Shift-Tab`, `Space`, `Backspace`. A single character is
    /// the same as that character typed.
    case key(String)
    /// What was typed, in the person's own layout, or read by a barcode reader: one character or more. A space comes
    /// as the key `Space` before, `Return` as a key alone.
    case text(String)
}
