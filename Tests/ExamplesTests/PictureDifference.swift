import Stage

/// How far two pictures of one size differ.
enum PictureDifference {
    /// Side of the blocks that are compared, in pixels.
    static let block = 16
    /// The greatest difference of two blocks' means that still counts as the same picture, of 255.
    ///
    /// On one machine pictures are the same to the byte. Another release of FreeType may put the edges of letters a part
    /// of a pixel elsewhere; a whole pixel along a block's height moves its mean by 11, white on a panel of ink. What is
    /// to be seen changes more: a minus in the place of a plus 15, another colour of a thin box 27, another text 50.
    static let tolerance = 12.0

    /// The greatest difference of any block's mean in any colour; `nil` for pictures of different sizes.
    static func greatest(_ one: Picture, _ other: Picture) -> Double? {
        guard one.width == other.width, one.height == other.height else { return nil }
        var greatest = 0.0
        for top in stride(from: 0, to: one.height, by: block) {
            for left in stride(from: 0, to: one.width, by: block) {
                let (rows, columns) = (top..<min(top + block, one.height), left..<min(left + block, one.width))
                var sums = SIMD4<Int>.zero
                for y in rows {
                    for x in columns {
                        let first = (y * one.width + x) * 4
                        for part in 0..<3 {
                            sums[part] += Int(one.pixels[first + part]) - Int(other.pixels[first + part])
                        }
                    }
                }
                let count = Double(rows.count * columns.count)
                for part in 0..<3 { greatest = max(greatest, abs(Double(sums[part])) / count) }
            }
        }
        return greatest
    }
}
