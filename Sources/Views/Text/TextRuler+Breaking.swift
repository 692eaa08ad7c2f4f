extension TextRuler {
    /// Characters of a beginning that is measured before anything longer.
    private static let glance = 128

    /// A place between two words of a line, with the spaces that belong to neither.
    private struct Gap {
        let end: Substring.Index
        let start: Substring.Index
    }

    /// The lines of one paragraph, without the spaces at their ends. When it is cut, the last line is all that remains.
    ///
    /// A word that would be alone on the second of two lines gets the word before it for company, if that makes the
    /// lines more even.
    func broken(
        _ paragraph: Substring, font: ResolvedFont, width: Double, limit: Int
    ) -> (lines: [Substring], isCut: Bool) {
        if !isWider(paragraph, than: width, font: font) { return ([paragraph], false) }
        // Spaces at the end are not shown, and are no reason for an ellipsis.
        var paragraph = paragraph
        while let last = paragraph.last, BreakClass(last) == .space { paragraph.removeLast() }
        if limit == 1 { return ([paragraph], isWider(paragraph, than: width, font: font)) }
        var lines: [Substring] = []
        var start = paragraph.startIndex
        var end = start
        var used = 0.0
        // The last gap of the line that is being filled, and that of the first line when the second begins a word.
        var gap: Gap?
        var firstGap: Gap?
        var followsSpaces = false
        for piece in LineBreaks(paragraph) {
            var piece = piece
            // What is left for the last line was found to fit, though its words by themselves may add up to more.
            if used > 0, lines.count < limit - 1, isWider(piece.text, than: width - used, font: font) {
                lines.append(paragraph[start..<end])
                if lines.count == 1, followsSpaces { firstGap = gap }
                (start, used, gap) = (piece.text.startIndex, 0, nil)
                if lines.count == limit - 1, isWider(paragraph[start...], than: width, font: font) {
                    return (lines + [paragraph[start...]], true)
                }
            } else if followsSpaces, end > start {
                gap = Gap(end: end, start: piece.text.startIndex)
            }
            while isWider(piece.text, than: width, font: font), !piece.text.dropFirst().isEmpty {
                let head = longestPrefix(of: piece.text, font: font, width: width, ending: "")
                lines.append(head)
                piece.text = piece.text[head.endIndex...]
                (start, gap) = (head.endIndex, nil)
                if lines.count == limit - 1, isWider(paragraph[start...], than: width, font: font) {
                    return (lines + [paragraph[start...]], true)
                }
            }
            end = piece.text.endIndex
            used += size(of: String(piece.text), font: font).width
            if !piece.spaces.isEmpty { used += size(of: String(piece.spaces), font: font).width }
            followsSpaces = !piece.spaces.isEmpty
        }
        lines.append(paragraph[start..<end])
        if lines.count == 2, gap == nil, let firstGap {
            let evened = [lines[0][..<firstGap.end], paragraph[firstGap.start..<end]]
            if !isWider(evened[1], than: width, font: font),
                unevenness(evened, font: font) < unevenness(lines, font: font)
            {
                lines = evened
            }
        }
        return (lines, false)
    }

    /// By how much the first of two lines is longer or shorter than the second.
    private func unevenness(_ lines: [Substring], font: ResolvedFont) -> Double {
        abs(size(of: String(lines[0]), font: font).width - size(of: String(lines[1]), font: font).width)
    }

    /// Found out from the beginning: what is much longer than a line is never measured whole.
    func isWider(_ text: Substring, than width: Double, font: ResolvedFont) -> Bool {
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

    func ellipsized(_ line: Substring, font: ResolvedFont, width: Double) -> String {
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
