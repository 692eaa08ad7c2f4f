/// Pairs of brackets in a line: both sides of a pair get one direction, or a word in brackets would lose one of them to
/// its neighbour (rule N0 of UAX #9).
enum BidiBrackets {
    /// Within more brackets than these nothing is paired (definition BD16).
    private static let mostOpen = 63

    /// - Parameters:
    ///   - classes: with marks, numbers and separators resolved.
    ///   - base: `left` or `right`, the direction of the paragraph.
    static func resolve(_ classes: inout [BidiClass], of scalars: [Unicode.Scalar], base: BidiClass) {
        for pair in pairs(in: scalars) {
            guard let direction = direction(of: pair, classes, base: base) else { continue }
            for side in [pair.opening, pair.closing] {
                classes[side] = direction
                // Accents on a bracket stay with it.
                var next = side + 1
                while next < scalars.count, BidiClass(scalars[next]) == .mark {
                    classes[next] = direction
                    next += 1
                }
            }
        }
    }

    /// In the order of their opening sides.
    static func pairs(in scalars: [Unicode.Scalar]) -> [(opening: Int, closing: Int)] {
        var open: [(closing: Unicode.Scalar, index: Int)] = []
        var pairs: [(opening: Int, closing: Int)] = []
        for (index, scalar) in scalars.enumerated() {
            if let closing = closing(of: scalar) {
                guard open.count < mostOpen else { break }
                open.append((closing, index))
            } else if let match = open.lastIndex(where: { $0.closing == scalar }) {
                pairs.append((open[match].index, index))
                open.removeSubrange(match...)
            }
        }
        return pairs.sorted { $0.opening < $1.opening }
    }

    private static func closing(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case "(": ")"
        case "[": "]"
        case "{": "}"
        default: nil
        }
    }

    /// The paragraph's when something inside reads so; else, around text of the other direction, that of what stands
    /// before the pair. `nil` around nothing that has a direction.
    private static func direction(
        of pair: (opening: Int, closing: Int), _ classes: [BidiClass], base: BidiClass
    ) -> BidiClass? {
        let inside = classes[pair.opening + 1..<pair.closing].lazy.compactMap(\.resolvedDirection)
        if inside.contains(base) { return base }
        guard let other = inside.first else { return nil }
        let before = classes[..<pair.opening].reversed().lazy.compactMap(\.resolvedDirection).first
        return before == other ? other : base
    }
}
