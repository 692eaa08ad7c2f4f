import Core

/// What pushes have set, as it applies to the next command.
struct DrawState {
    var transform: Transform
    var opacity = 1.0
    var clip: PixelRect
    /// Clips that are no level rectangles, outermost first.
    var shapes: [PolygonClip] = []

    /// Changes the map of what follows; one that leads nowhere is left out.
    mutating func apply(_ change: Transform) {
        if change.isFinite { transform = transform.after(change) }
    }
}
