import Core
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

    private var refused = RefusedImages<Key>()
    /// Why lines could not be drawn, once for each reason. No text: it may be of a pet's owner.
    private(set) var problems: [String] = []

    init(_ engine: TextEngine) { self.engine = engine }

    func beginRound() { lines.beginRound() }

    /// True when lines that were refused are to be tried again: draw.
    func retry(at now: Instant) -> Bool { refused.retry(at: now) }

    func image(_ line: String, font: ResolvedFont, magnification: Magnification, painter: P) -> Line? {
        let key = Key(line: line, font: font, magnification: magnification)
        if let known = lines[key] { return known }
        guard !refused.contains(key) else { return nil }
        do throws(StageError) {
            let made = try make(key, painter)
            lines.insert(made, for: key, cost: (made?.image.byteCount ?? 0) + 64)
            return made
        } catch {
            refused.insert(key)
            if !problems.contains(error.sentence) { problems.append(error.sentence) }
            return nil
        }
    }

    /// Throws what the painter refuses.
    private func make(_ key: Key, _ painter: P) throws(StageError) -> Line? {
        guard
            let rendered = try? engine.render(
                key.line, font: key.font, magnification: key.magnification.value)
        else { return nil }
        let rise = rendered.rise
        return Line(image: try painter.makeImage(rendered.takeSurface()), rise: rise)
    }
}
