import Core

/// Measures and breaks text. Sizes of lines are remembered, since the same words are asked for in every pass.
@MainActor final class TextRuler {
    private struct Key: Hashable {
        let text: String
        let font: ResolvedFont
    }

    private let measurer: any TextMeasurer
    // Two generations bound the memory: when the young one is full it becomes the old one, which is forgotten.
    private var young: [Key: Size] = [:]
    private var old: [Key: Size] = [:]
    private static let generationSize = 1024
    /// Sums of word widths differ from the width of the whole line by rounding.
    private static let tolerance = 0.01

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

    func pictureSize(path: String) -> Size? { (measurer as? any PictureMeasurer)?.pictureSize(path: path) }

    /// Breaks a text for the room that is offered; a lack of height or too many lines end it with an ellipsis.
    func lines(of text: String, font: ResolvedFont, in room: Proposal, limit: Int?) -> TextLines {
        let lineHeight = size(of: " ", font: font).height
        var limit = limit.map { max(1, $0) } ?? .max
        if let height = room.height, height < .infinity, lineHeight > 0 {
            limit = min(limit, max(1, Int(min(1e6, (height + Self.tolerance) / lineHeight))))
        }
        let width = (room.width ?? .infinity) + Self.tolerance
        // The usual case first: a short text on one line.
        if !text.utf8.contains(UInt8(ascii: "\n")) {
            let whole = size(of: text, font: font).width
            if whole <= width {
                return TextLines(lines: [TextLines.Line(text: text, width: whole)], lineHeight: lineHeight)
            }
        }
        var lines: [TextLines.Line] = []
        let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, paragraph) in paragraphs.enumerated() {
            let isLast = index == paragraphs.count - 1
            let spare = limit - lines.count
            let broken = broken(paragraph, font: font, width: width, limit: spare)
            let isCut = broken.isCut || (!isLast && broken.lines.count == spare)
            for (place, line) in broken.lines.enumerated() {
                let endsInEllipsis = isCut && place == broken.lines.count - 1
                let shown = endsInEllipsis ? ellipsized(line, font: font, width: width) : String(line)
                lines.append(TextLines.Line(text: shown, width: size(of: shown, font: font).width))
            }
            if isCut { break }
        }
        return TextLines(lines: lines, lineHeight: lineHeight)
    }

    /// The lines of one paragraph, without the spaces at their ends. When it is cut, the last line is all that remains.
    private func broken(
        _ paragraph: Substring, font: ResolvedFont, width: Double, limit: Int
    ) -> (lines: [Substring], isCut: Bool) {
        if width == .infinity || size(of: String(paragraph), font: font).width <= width { return ([paragraph], false) }
        if limit == 1 { return ([paragraph], true) }
        var lines: [Substring] = []
        var start = paragraph.startIndex
        var end = start
        var used = 0.0
        for piece in LineBreaks(paragraph) {
            var piece = piece
            var pieceWidth = size(of: String(piece.text), font: font).width
            if used > 0, used + pieceWidth > width {
                lines.append(paragraph[start..<end])
                (start, used) = (piece.text.startIndex, 0)
                if lines.count == limit - 1, paragraphRest(paragraph[start...], isWiderThan: width, font: font) {
                    return (lines + [paragraph[start...]], true)
                }
            }
            while pieceWidth > width, piece.text.count > 1 {
                let head = longestPrefix(of: piece.text, font: font, width: width, ending: "")
                lines.append(head)
                piece.text = piece.text[head.endIndex...]
                start = head.endIndex
                if lines.count == limit - 1, paragraphRest(paragraph[start...], isWiderThan: width, font: font) {
                    return (lines + [paragraph[start...]], true)
                }
                pieceWidth = size(of: String(piece.text), font: font).width
            }
            end = piece.text.endIndex
            used += pieceWidth + (piece.spaces.isEmpty ? 0 : size(of: String(piece.spaces), font: font).width)
        }
        lines.append(paragraph[start..<end])
        return (lines, false)
    }

    private func paragraphRest(_ rest: Substring, isWiderThan width: Double, font: ResolvedFont) -> Bool {
        size(of: String(rest), font: font).width > width
    }

    private func ellipsized(_ line: Substring, font: ResolvedFont, width: Double) -> String {
        var head = longestPrefix(of: line, font: font, width: width, ending: "…")
        while head.last == " " { head.removeLast() }
        return head + "…"
    }

    /// The longest beginning that fits together with its ending, at least one character when there is no ending.
    private func longestPrefix(
        of text: Substring, font: ResolvedFont, width: Double, ending: String
    ) -> Substring {
        var (fits, tooLong) = (ending.isEmpty ? 1 : 0, text.count + 1)
        while fits + 1 < tooLong {
            let middle = (fits + tooLong) / 2
            // Measured directly: these beginnings are asked for once and would only crowd out the words.
            let candidate = measurer.size(of: text.prefix(middle) + ending, font: font)
            if candidate.width <= width { fits = middle } else { tooLong = middle }
        }
        return text.prefix(fits)
    }
}
