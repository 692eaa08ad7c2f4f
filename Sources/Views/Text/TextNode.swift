import Core

/// Wrapped lines of text.
final class TextNode: Node {
    private let text: String
    private let font: ResolvedFont
    private let color: Color
    private let alignment: Double
    private let limit: Int?
    private let ruler: TextRuler
    private var laid: (proposal: Proposal, lines: TextLines)?

    init(_ text: String, in context: BuildContext) {
        self.text = LongText.beginning(of: text)
        let environment = context.environment
        font = (environment.font ?? .body).resolved(in: environment)
        color = environment.foregroundColor ?? .primary
        alignment = environment.multilineTextAlignment.fraction(environment.layoutDirection)
        limit = environment.lineLimit
        ruler = context.pass.ruler
        super.init(home: context.scope, in: context)
    }

    private func lines(for proposal: Proposal) -> TextLines {
        if let laid, laid.proposal == proposal { return laid.lines }
        let lines = ruler.lines(of: text, font: font, in: proposal, limit: limit, surroundings: direction)
        laid = (proposal, lines)
        return lines
    }

    override func measure(_ proposal: Proposal) -> Size { lines(for: proposal).size }

    /// By the size, which is remembered for every proposal, as the lines are not.
    override func findBaselines(_ proposal: Proposal) -> Baselines? {
        let first = ruler.ascent(of: font)
        return Baselines(first: first, last: first + size(for: proposal).height - ruler.lineHeight(of: font))
    }

    override func arrange(_ proposal: Proposal, at corner: Point) { _ = lines(for: proposal) }

    override func addTargets(to vector: inout MotionVector) {
        vector.setColor(color, at: MotionVector.firstOwnLane)
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        guard let lines = laid?.lines, !text.isEmpty else { return }
        let shownColor = vector.color(at: MotionVector.firstOwnLane)
        canvas.cover(Rect(origin: frame.origin, size: size), as: .glyphs)
        canvas.name(text)
        for (index, line) in lines.lines.enumerated() where !line.text.isEmpty {
            let origin = Point(
                x: frame.minX + (size.width - line.width) * alignment,
                y: frame.minY + Double(index) * lines.lineHeight)
            canvas.append(.text(line.text, font: line.font, color: shownColor, origin: origin))
        }
    }
}
