import Core
import Views

/// A font whose characters are all half as wide as it is high.
final class FixedMeasurer: TextMeasurer {
    func size(of line: String, font: ResolvedFont) -> Size {
        Size(width: Double(line.count) * font.size / 2, height: font.size)
    }

    func ascent(of font: ResolvedFont) -> Double { font.size * 3 / 4 }
}
