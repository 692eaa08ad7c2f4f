public import Core

/// Measures shaped text. The stage implements it with real fonts, tests with a fake of fixed advances.
@MainActor public protocol TextMeasurer: AnyObject {
    /// Width and line height of one line, in points.
    func size(of line: String, font: ResolvedFont) -> Size
}
