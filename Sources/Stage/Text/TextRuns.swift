import Views

/// Takes a line apart into runs of one face, script and direction, in their order on the screen.
enum TextRuns {
    /// - Parameters:
    ///   - paragraph: the direction of the line's paragraph; `nil` takes that of the line's first letter, or left to
    ///     right without any.
    ///   - face: the face for a scalar of a script, given the face of the run before it.
    static func split(
        _ line: String, paragraph: LayoutDirection? = nil, face: (Unicode.Scalar, Script, Int?) -> Int
    ) -> [TextRun] {
        // SDL_ttf takes strings of C, which end at the first NUL; it has nothing to show anyway.
        let scalars = Array(line.unicodeScalars.filter { $0.value != 0 })
        let levels = BidiLevels.levels(scalars, paragraph: paragraph)
        var runs: [TextRun] = []
        var runLevels: [Int] = []
        for (scalar, level) in zip(scalars, levels) {
            let own = Script(scalar)
            if let last = runs.indices.last, runLevels[last] == level {
                if scalar.isMark {
                    runs[last].text.unicodeScalars.append(scalar)
                    continue
                }
                let joins = own == .common || runs[last].script == .common || own == runs[last].script
                let script = own == .common ? runs[last].script : own
                let chosen = face(scalar, script, runs[last].face)
                if joins, chosen == runs[last].face {
                    runs[last].text.unicodeScalars.append(scalar)
                    runs[last].script = script
                    continue
                }
            }
            let chosen = face(scalar, own, nil)
            var text = String.UnicodeScalarView()
            text.append(scalar)
            runs.append(TextRun(text: String(text), script: own, isRightToLeft: level % 2 == 1, face: chosen))
            runLevels.append(level)
        }
        return BidiLevels.visualOrder(runLevels).map { runs[$0] }
    }
}
