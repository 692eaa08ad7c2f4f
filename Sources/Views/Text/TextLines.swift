import Core

/// A text broken into lines for one width.
struct TextLines {
    struct Line {
        let text: String
        let width: Double
        /// The text's, with the direction of the line's paragraph.
        let font: ResolvedFont
    }

    let lines: [Line]
    let lineHeight: Double

    var size: Size {
        Size(width: lines.reduce(0) { max($0, $1.width) }, height: lineHeight * Double(lines.count))
    }
}
