import Core

/// Two fingers on one view, and how far they are apart.
@MainActor struct Pinch {
    let interaction: Interaction
    private(set) var hasBegun = false
    private(set) var scale = 1.0
    private var fingers: [Int64: Point]
    private let startDistance: Double

    /// Nearer than this, in points, two fingers cannot be; a panel that says so does not make the scale leap.
    private static let leastDistance = 8.0

    init(_ interaction: Interaction, _ first: Finger, _ id: Int64, at point: Point) {
        self.interaction = interaction
        fingers = [first.id: first.point, id: point]
        startDistance = max(Self.leastDistance, first.point.distance(to: point))
    }

    func contains(_ id: Int64) -> Bool { fingers[id] != nil }

    /// The finger that stays when this one goes.
    func other(than id: Int64) -> (id: Int64, point: Point)? {
        fingers.first { $0.key != id }.map { ($0.key, $0.value) }
    }

    /// Answers whether the gesture is to be told of the new scale.
    mutating func move(_ id: Int64, to point: Point) -> Bool {
        fingers[id] = point
        let points = Array(fingers.values)
        guard points.count == 2, let gesture = interaction.magnification else { return false }
        let new = max(Self.leastDistance, points[0].distance(to: points[1])) / startDistance
        guard new.isFinite, new != scale else { return false }
        scale = new
        if abs(new - 1) >= gesture.minimumScaleDelta { hasBegun = true }
        return hasBegun
    }
}
