import Views

/// Rendered lines by text, font and magnification.
@MainActor final class TextImages<P: Painter> {
    struct Key: Hashable {
        let line: String
        let font: ResolvedFont
        let magnification: Magnification
    }

    struct Line {
        let image: P.Image
        let rise: Int
    }

    private let engine: TextEngine
    /// `nil` stands for a line with nothing to see.
    private var lines = BoundedCache<Key, Line?>(bound: 24 << 20)

    init(_ engine: TextEngine) { self.engine = engine }

    func beginRound() { lines.beginRound() }

    func image(_ line: String, font: ResolvedFont, magnification: Magnification, painter: P) -> Line? {
        let key = Key(line: line, font: font, magnification: magnification)
        if let known = lines[key] { return known }
        let made = make(key, painter)
        lines.insert(made, for: key, cost: (made?.image.byteCount ?? 0) + 64)
        return made
    }

    private func make(_ key: Key, _ painter: P) -> Line? {
        guard
            let rendered = try? engine.render(
                key.line, font: key.font, magnification: key.magnification.value)
        else { return nil }
        let rise = rendered.rise
        guard let image = try? painter.makeImage(rendered.takeSurface()) else { return nil }
        return Line(image: image, rise: rise)
    }
}
