/// All that can move of one node: its frame in the first four lanes, then what its kind adds.
///
/// One fixed width, so that moving a node costs no allocation.
typealias MotionVector = SIMD16<Double>

extension MotionVector {
    static var firstOwnLane: Int { 4 }

    /// Without lanes that are no number: such a lane never is where it should be, and would move for ever.
    var onlyNumbers: MotionVector {
        replacing(with: 0, where: self .!= self)
            .clamped(lowerBound: MotionVector(repeating: -1e12), upperBound: MotionVector(repeating: 1e12))
    }

    mutating func setColor(_ color: Color, at lane: Int) {
        self[lane] = color.red
        self[lane + 1] = color.green
        self[lane + 2] = color.blue
        self[lane + 3] = color.alpha
    }

    func color(at lane: Int) -> Color {
        // A spring may swing past its target; a colour may not.
        func part(_ offset: Int) -> Double { Swift.min(1, Swift.max(0, self[lane + offset])) }
        return Color(red: part(0), green: part(1), blue: part(2), opacity: part(3))
    }
}
