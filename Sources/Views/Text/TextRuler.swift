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
    /// Characters of a beginning that is measured before anything longer.
    private static let glance = 128
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

    func pictureSize(path: String) -> Size? { (measurer as? any PictureMeasurer)?.pictureSize(path: path) }

    /// Breaks a text for the room that is offered; a lack of height or too many lines end it with an ellipsis.
    func lines(of text: String, font: ResolvedFont, in room: Proposal, limit: Int?) -> TextLines {
        let lineHeight = size(of: " ", font: font).height
        var limit = min(max(1, limit ?? .max), Self.mostLines)
        if let height = room.height, height < .infinity, lineHeight > 0 {
            limit = min(limit, max(1, Int(min(1e6, (height + Self.tolerance) / lineHeight))))
        }
        let width = min(room.width ?? .infinity, Self.longestLine) + Self.tolerance
        // The usual case first: a short text on one line.
        if !text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }),
            !isWider(text[...], than: width, font: font)
        {
            let whole = size(of: text, font: font).width
            return TextLines(lines: [TextLines.Line(text: text, width: whole)], lineHeight: lineHeight)
        }
        var lines: [TextLines.Line] = []
        // A line of Windows ends in two characters that Swift takes for one.
        let paragraphs = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
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
        if !isWider(paragraph, than: width, font: font) { return ([paragraph], false) }
        if limit == 1 { return ([paragraph], true) }
        var lines: [Substring] = []
        var start = paragraph.startIndex
        var end = start
        var used = 0.0
        for piece in LineBreaks(paragraph) {
            var piece = piece
            if used > 0, isWider(piece.text, than: width - used, font: font) {
                lines.append(paragraph[start..<end])
                (start, used) = (piece.text.startIndex, 0)
                if lines.count == limit - 1, isWider(paragraph[start...], than: width, font: font) {
                    return (lines + [paragraph[start...]], true)
                }
            }
            while isWider(piece.text, than: width, font: font), !piece.text.dropFirst().isEmpty {
                let head = longestPrefix(of: piece.text, font: font, width: width, ending: "")
                lines.append(head)
                piece.text = piece.text[head.endIndex...]
                start = head.endIndex
                if lines.count == limit - 1, isWider(paragraph[start...], than: width, font: font) {
                    return (lines + [paragraph[start...]], true)
                }
            }
            end = piece.text.endIndex
            used += size(of: String(piece.text), font: font).width
            if !piece.spaces.isEmpty { used += size(of: String(piece.spaces), font: font).width }
        }
        lines.append(paragraph[start..<end])
        return (lines, false)
    }

    /// Found out from the beginning: what is much longer than a line is never measured whole.
    private func isWider(_ text: Substring, than width: Double, font: ResolvedFont) -> Bool {
        var count = Self.glance
        // Bytes are at least as many as characters, and need no counting.
        while text.utf8.count > count {
            let beginning = text.prefix(count)
            if beginning.endIndex == text.endIndex { break }
            if measurer.size(of: String(beginning), font: font).width > width { return true }
            count *= 4
        }
        return size(of: String(text), font: font).width > width
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
        var (fits, tooLong) = (ending.isEmpty ? 1 : 0, Self.glance)
        while true {
            let candidate = text.prefix(tooLong)
            if candidate.endIndex == text.endIndex {
                tooLong = candidate.count + 1
                break
            }
            if measurer.size(of: candidate + ending, font: font).width > width { break }
            (fits, tooLong) = (tooLong, tooLong * 4)
        }
        while fits + 1 < tooLong {
            let middle = (fits + tooLong) / 2
            // Measured directly: these beginnings are asked for once and would only crowd out the words.
            let candidate = measurer.size(of: text.prefix(middle) + ending, font: font)
            if candidate.width <= width { fits = middle } else { tooLong = middle }
        }
        return text.prefix(fits)
    }
}
