import Core

extension Rect {
    /// From the camera's picture to the picture as it is displayed, both in fractions; `nil` for what lies wholly outside
    /// of it.
    func displayed(mirrored: Bool) -> Rect? {
        let inside = intersection(.whole)
        guard !inside.isEmpty else { return nil }
        guard mirrored else { return inside }
        return Rect(x: 1 - inside.maxX, y: inside.minY, width: inside.width, height: inside.height)
    }
}
