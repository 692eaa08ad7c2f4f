import Core

/// A text broken into lines for one width.
struct TextLines {
    struct Line {
        let text: String
        let width: Double
    }

    let lines: [Line]
    let lineHeight: Double

    var size: Size {
        Size(width: lines.reduce(0) { max($0, $1.width) }, height: lineHeight * Double(lines.count))
    }
}
