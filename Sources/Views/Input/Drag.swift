import Core

/// A drag that may come, or goes on.
@MainActor struct Drag {
    let interaction: Interaction
    /// How far the finger must slide first, in points.
    let threshold: Double
    var hasBegun = false
    private let start: Point
    /// From the screen to the space of the values; fixed, so that a view that follows the finger does not move the
    /// space under it.
    private let inverse: Transform
    private let corner: Point

    /// - Parameter least: the threshold is at least this.
    init(_ interaction: Interaction, from point: Point, least: Double, in field: TouchField) {
        self.interaction = interaction
        threshold = max(interaction.drag?.minimumDistance.asGreatestLength ?? 0, least)
        let own = field.regions.filter { $0.isTarget && $0.owner === interaction }
        let region = own.last { $0.contains(point) } ?? own.last
        let isLocal = interaction.drag?.space != .global
        inverse = isLocal ? region?.transform.inverse ?? .identity : .identity
        corner = isLocal ? region?.corner ?? .zero : .zero
        start = point
    }

    func value(at point: Point) -> DragGesture.Value {
        DragGesture.Value(startLocation: inSpace(start), location: inSpace(point))
    }

    private func inSpace(_ point: Point) -> Point {
        let place = inverse(point)
        return Point(x: place.x - corner.x, y: place.y - corner.y)
    }
}
