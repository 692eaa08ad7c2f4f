/// Finds what someone meant to type.
package enum Spelling {
    /// The known word with the fewest edits; `nil` when all are far away.
    package static func nearest(to word: String, among known: [String]) -> String? {
        let ranked = known.map { (word: $0, distance: distance(word, $0)) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= max(2, word.count / 2) else {
            return nil
        }
        return best.word
    }

    /// Insertions, deletions, replacements and neighbours that traded places, from one word to the other (optimal string
    /// alignment, after Damerau 1964).
    private static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left), Array(right))
        var rows = [Array(0...right.count)]
        for (line, character) in left.enumerated() {
            var row = [line + 1]
            for (column, other) in right.enumerated() {
                let replaced = rows[line][column] + (character == other ? 0 : 1)
                var best = min(replaced, rows[line][column + 1] + 1, row[column] + 1)
                if line > 0, column > 0, character == right[column - 1], left[line - 1] == other {
                    best = min(best, rows[line - 1][column - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
