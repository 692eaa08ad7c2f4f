/// What fingers must do before an interaction acts.
enum Recognition {
    case tap
    /// Held for so many seconds, sliding no farther than so many points.
    case longPress(duration: Double, distance: Double)
    case drag(DragGesture)
    case magnification(MagnificationGesture)
}
