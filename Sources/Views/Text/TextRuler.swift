import Core

/// Measures and breaks text. Sizes of lines are remembered, since the same words are asked for in every pass.
@MainActor final class TextRuler {
    private struct Key: Hashable {
        let text: String
        let font: ResolvedFont
    }

    let measurer: any TextMeasurer
    // Two generations bound the memory: when the young one is full it becomes the old one, which is forgotten.
    private var young: [Key: Size] = [:]
    private var old: [Key: Size] = [:]
    private static let generationSize = 1024
    private var ascents: [ResolvedFont: Double] = [:]
    private static let mostAscents = 64
    /// Sums of word widths differ from the width of the whole line by rounding.
    private static let tolerance = 0.01
    /// In points, and in lines: more than any panel shows, and little enough to be laid out while one waits.
    private static let longestLine = 20_000.0
    private static let mostLines = 1000

    init(measurer: any TextMeasurer) { self.measurer = measurer }

    func size(of line: String, font: ResolvedFont) -> Size {
        let key = Key(text: line, font: font)
        if let known = young[key] { return known }
        let size = old[key] ?? measurer.size(of: line, font: font)
        if young.count == Self.generationSize {
            old = young
            young.removeAll(keepingCapacity: true)
        }
        young[key] = size
        return size
    }

    func lineHeight(of font: ResolvedFont) -> Double { size(of: " ", font: font).height }

    /// From the top of a line to its baseline.
    func ascent(of font: ResolvedFont) -> Double {
        if let known = ascents[font] { return known }
        let ascent = measurer.ascent(of: font)
        // A look has a handful of fonts; text that grows gradually must not keep every size it passed through.
        if ascents.count == Self.mostAscents { ascents.removeAll(keepingCapacity: true) }
        ascents[font] = ascent
        return ascent
    }

    func pictureSize(path: String) -> Size? { (measurer as? any PictureMeasurer)?.pictureSize(path: path) }

    /// Breaks a text for the room that is offered; a lack of height or too many lines end it with an ellipsis. Without
    /// any width it is one line that shows nothing.
    ///
    /// - Parameter surroundings: the direction of the views around, for paragraphs without letters.
    func lines(
        of text: String, font: ResolvedFont, in room: Proposal, limit: Int?,
        surroundings: LayoutDirection = .leftToRight
    ) -> TextLines {
        let lineHeight = lineHeight(of: font)
        var limit = min(max(1, limit ?? .max), Self.mostLines)
        if let height = room.height, height < .infinity, lineHeight > 0 {
            limit = min(limit, Int(max(1, min(Double(Self.mostLines), (height + Self.tolerance) / lineHeight))))
        }
        let width = min(max(0, room.width ?? .infinity), Self.longestLine) + Self.tolerance
        let mayTurn = surroundings == .rightToLeft || ParagraphDirection.mayMatter(in: text)
        func told(_ paragraph: Substring) -> ResolvedFont {
            mayTurn ? font.toward(ParagraphDirection.of(paragraph, in: surroundings)) : font
        }
        // The usual case first: a short text on one line.
        if !text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            let font = told(text[...])
            if !isWider(text[...], than: width, font: font) {
                let whole = size(of: text, font: font).width
                return TextLines(lines: [TextLines.Line(text: text, width: whole, font: font)], lineHeight: lineHeight)
            }
        }
        // A column of single characters, each sticking out, would be as high as the text is long.
        guard width > 2 * Self.tolerance else {
            return TextLines(lines: [TextLines.Line(text: "", width: 0, font: font)], lineHeight: lineHeight)
        }
        var lines: [TextLines.Line] = []
        // A line of Windows ends in two characters that Swift takes for one.
        let paragraphs = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        for (index, paragraph) in paragraphs.enumerated() {
            let isLast = index == paragraphs.count - 1
            let spare = limit - lines.count
            let font = told(paragraph)
            let broken = broken(paragraph, font: font, width: width, limit: spare)
            let isCut = broken.isCut || (!isLast && broken.lines.count == spare)
            for (place, line) in broken.lines.enumerated() {
                let endsInEllipsis = isCut && place == broken.lines.count - 1
                let shown = endsInEllipsis ? ellipsized(line, font: font, width: width) : String(line)
                lines.append(TextLines.Line(text: shown, width: size(of: shown, font: font).width, font: font))
            }
            if isCut { break }
        }
        return TextLines(lines: lines, lineHeight: lineHeight)
    }
}
