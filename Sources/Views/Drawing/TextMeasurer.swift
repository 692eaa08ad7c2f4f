public import Core

/// Measures shaped text. The stage implements it with real fonts, tests with a fake of fixed advances.
@MainActor public protocol TextMeasurer: AnyObject {
    /// Width and line height of one line, in points.
    func size(of line: String, font: ResolvedFont) -> Size

    /// How far the baseline lies below the top of a line, in points; the same for every line of a font.
    func ascent(of font: ResolvedFont) -> Double
}
