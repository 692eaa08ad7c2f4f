import Views

/// Embedding levels of a line and its order on the screen: UAX #9 without explicit embeddings, which our texts
/// never hold. Even levels run left to right.
enum BidiLevels {
    /// - Parameter paragraph: the direction of the paragraph that the line is part of; `nil` takes that of the line's
    ///   first letter (rules P2 and P3).
    static func levels(_ scalars: [Unicode.Scalar], paragraph: LayoutDirection? = nil) -> [Int] {
        var classes = scalars.map(BidiClass.init)
        let base: Int
        switch paragraph {
        case .leftToRight: base = 0
        case .rightToLeft: base = 1
        case nil: base = (classes.first { $0 == .left || $0 == .right } ?? .left) == .right ? 1 : 0
        }
        resolveMarks(&classes, base: base)
        // A number before all letters reads the same at any level when the line alone tells the direction.
        resolveNumbers(&classes, start: paragraph == .leftToRight ? .left : .neutral)
        resolveNeutrals(&classes, base: base)
        return classes.map { kind in
            switch kind {
            case .left: base == 0 ? 0 : 2
            case .right: 1
            case .number, .arabicNumber: 2
            case .separator, .terminator, .neutral, .mark: base
            }
        }
    }

    /// Rule L2: positions of `levels` from the left to the right of the screen.
    static func visualOrder(_ levels: [Int]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }

    private static func resolveMarks(_ classes: inout [BidiClass], base: Int) {
        for index in classes.indices where classes[index] == .mark {
            classes[index] = index > 0 ? classes[index - 1] : (base == 1 ? .right : .left)
        }
    }

    /// Rules W4, W5 and W7: a separator between two numbers and signs beside one belong to it, and numbers after
    /// Latin letters are part of their text, also when these are on the line before (`start`).
    private static func resolveNumbers(_ classes: inout [BidiClass], start: BidiClass) {
        for index in classes.indices.dropFirst().dropLast() where classes[index] == .separator {
            let (before, after) = (classes[index - 1], classes[index + 1])
            if before == after, before == .number || before == .arabicNumber { classes[index] = before }
        }
        for index in classes.indices where classes[index] == .number {
            var before = index - 1
            while before >= 0, classes[before] == .terminator {
                classes[before] = .number
                before -= 1
            }
            var after = index + 1
            while after < classes.count, classes[after] == .terminator {
                classes[after] = .number
                after += 1
            }
        }
        var strong = start
        for index in classes.indices {
            switch classes[index] {
            case .left, .right: strong = classes[index]
            case .number: if strong == .left { classes[index] = .left }
            case .arabicNumber, .separator, .terminator, .neutral, .mark: break
            }
        }
    }

    /// Rules N1 and N2: what stands between equal directions takes theirs; numbers count as right to left.
    private static func resolveNeutrals(_ classes: inout [BidiClass], base: Int) {
        let outer: BidiClass = base == 1 ? .right : .left
        func direction(_ kind: BidiClass) -> BidiClass? {
            switch kind {
            case .left: .left
            case .right, .number, .arabicNumber: .right
            case .separator, .terminator, .neutral, .mark: nil
            }
        }
        var index = 0
        while index < classes.count {
            guard direction(classes[index]) == nil else {
                index += 1
                continue
            }
            let start = index
            while index < classes.count, direction(classes[index]) == nil { index += 1 }
            let before = start > 0 ? direction(classes[start - 1]) ?? outer : outer
            let after = index < classes.count ? direction(classes[index]) ?? outer : outer
            for neutral in start..<index { classes[neutral] = before == after ? before : outer }
        }
    }
}
