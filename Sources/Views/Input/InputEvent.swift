public import Core

/// What a person did, in points of the upright view. Each touch arrives once, whatever the panel reports.
public enum InputEvent: Equatable, Sendable {
    /// A finger came down. `id` is the same until it is lifted; the stage gives fingers 0 and more, the mouse -1. One
    /// that comes down twice was lifted unheard: its first touch is cancelled.
    case touchDown(id: Int64, at: Point)
    /// The finger slid. One that did not come down before is ignored.
    case touchMove(id: Int64, at: Point)
    /// The finger was lifted here. A tap acts if the finger never left what it came down on.
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
