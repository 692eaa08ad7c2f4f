import Views

/// Embedding levels of a line and its order on the screen: UAX #9 without explicit embeddings, which our texts
/// never hold. Even levels run left to right.
enum BidiLevels {
    /// - Parameter paragraph: the direction of the paragraph that the line is part of; `nil` takes that of the line's
    ///   first letter, and left to right where there is none (rules P2 and P3).
    static func levels(_ scalars: [Unicode.Scalar], paragraph: LayoutDirection? = nil) -> [Int] {
        var classes = scalars.map(BidiClass.init)
        let isRightToLeft =
            switch paragraph ?? firstDirection(classes) ?? .leftToRight {
            case .leftToRight: false
            case .rightToLeft: true
            }
        // What is before and after the line counts as text in the paragraph's direction.
        let base: BidiClass = isRightToLeft ? .right : .left
        resolveMarks(&classes, start: base)
        resolveNumbers(&classes, start: base)
        BidiBrackets.resolve(&classes, of: scalars, base: base)
        resolveNeutrals(&classes, base: base)
        let lowest = isRightToLeft ? 1 : 0
        var levels = classes.map { kind in
            switch kind {
            case .left: isRightToLeft ? 2 : 0
            case .right, .arabicLetter: 1
            case .number, .arabicNumber: 2
            case .sign, .separator, .terminator, .neutral, .mark: lowest
            }
        }
        resetSpaces(&levels, of: scalars, to: lowest)
        return levels
    }

    private static func firstDirection(_ classes: [BidiClass]) -> LayoutDirection? {
        for kind in classes {
            switch kind {
            case .left: return .leftToRight
            case .right, .arabicLetter: return .rightToLeft
            case .number, .arabicNumber, .sign, .separator, .terminator, .neutral, .mark: continue
            }
        }
        return nil
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

    /// Rule W1.
    private static func resolveMarks(_ classes: inout [BidiClass], start: BidiClass) {
        for index in classes.indices where classes[index] == .mark {
            classes[index] = index > 0 ? classes[index - 1] : start
        }
    }

    /// Rules W2 to W7: digits after Arabic letters are Arabic ones, a separator between two numbers and signs beside
    /// one belong to it, and numbers after Latin letters are part of their text.
    private static func resolveNumbers(_ classes: inout [BidiClass], start: BidiClass) {
        var strong = start
        for index in classes.indices {
            switch classes[index] {
            case .left, .right, .arabicLetter: strong = classes[index]
            case .number: if strong == .arabicLetter { classes[index] = .arabicNumber }
            case .arabicNumber, .sign, .separator, .terminator, .neutral, .mark: break
            }
        }
        for index in classes.indices where classes[index] == .arabicLetter { classes[index] = .right }
        for index in classes.indices.dropFirst().dropLast() {
            let before = classes[index - 1]
            guard before == classes[index + 1] else { continue }
            switch classes[index] {
            case .sign: if before == .number { classes[index] = before }
            case .separator: if before == .number || before == .arabicNumber { classes[index] = before }
            default: break
            }
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
        strong = start
        for index in classes.indices {
            switch classes[index] {
            case .left, .right: strong = classes[index]
            case .number: if strong == .left { classes[index] = .left }
            case .sign, .separator, .terminator: classes[index] = .neutral
            case .arabicLetter, .arabicNumber, .neutral, .mark: break
            }
        }
    }

    /// Rules N1 and N2: what stands between equal directions takes theirs; numbers count as right to left.
    private static func resolveNeutrals(_ classes: inout [BidiClass], base: BidiClass) {
        var index = 0
        while index < classes.count {
            guard classes[index].resolvedDirection == nil else {
                index += 1
                continue
            }
            let start = index
            while index < classes.count, classes[index].resolvedDirection == nil { index += 1 }
            let before = start > 0 ? classes[start - 1].resolvedDirection ?? base : base
            let after = index < classes.count ? classes[index].resolvedDirection ?? base : base
            for neutral in start..<index { classes[neutral] = before == after ? before : base }
        }
    }

    /// Rule L1: spaces at the end of the line or before a tab lie where the paragraph ends.
    private static func resetSpaces(_ levels: inout [Int], of scalars: [Unicode.Scalar], to lowest: Int) {
        var isAtEnd = true
        for index in levels.indices.reversed() {
            switch scalars[index].value {
            case 0x9: isAtEnd = true
            // Spaces that do not break are separators of numbers.
            case 0xA0, 0x202F: isAtEnd = false
            default: isAtEnd = isAtEnd && scalars[index].properties.isWhitespace
            }
            if isAtEnd { levels[index] = lowest }
        }
    }
}
