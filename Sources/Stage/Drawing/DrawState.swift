import Core
import Views

/// What pushes have set, as it applies to the next command.
struct DrawState {
    /// What is wanted of clips.
    enum Clipping {
        /// Where they cut, to the pixel.
        case exact
        /// Pixels outside of which nothing is seen, quickly: perhaps some more, and no shapes.
        case wide
    }

    var transform: Transform
    var opacity = 1.0
    var clip: PixelRect
    /// What all clips together leave that are no level rectangles; `nil` without any.
    var shape: PolygonClip?

    /// Takes a push in. Any other command changes nothing: a pop goes back to the state before its push.
    mutating func apply(_ push: DrawCommand, clipping: Clipping = .exact) {
        switch push {
        case .pushClip(let rect, let cornerRadius): cut(to: rect, cornerRadius, clipping)
        case .pushTransform(let rotation, let scale, let anchor): apply(.turned(rotation, scale: scale, about: anchor))
        case .pushScale(let x, let y, let anchor): apply(.scaled(x: x, y: y, about: anchor))
        case .pushOpacity(let opacity): self.opacity *= DrawState.share(of: opacity)
        case .popClip, .popTransform, .popOpacity, .fill, .stroke, .text, .icon, .picture, .feed: break
        }
    }

    /// An opacity kept to 0…1; one that is no number leaves all as it is.
    static func share(of opacity: Double) -> Double { opacity.isNaN ? 1 : opacity.share }

    /// Changes the map of what follows; one that leads nowhere is left out.
    private mutating func apply(_ change: Transform) {
        if change.isFinite { transform = transform.after(change) }
    }

    private mutating func cut(to rect: Rect, _ cornerRadius: Double, _ clipping: Clipping) {
        let bounds = transform.bounds(rect)
        if clipping == .exact, transform.keepsRectangles, cornerRadius <= 0 {
            clip = clip.intersection(PixelRect(nearest: bounds))
            return
        }
        clip = clip.intersection(PixelRect(covering: bounds.insetBy(dx: -0.5, dy: -0.5)))
        guard clipping == .exact else { return }
        let outline = Outline(.roundedRectangle(rect, cornerRadius: cornerRadius), transform: transform)
        guard outline.points.count > 2 else { return }
        let own = PolygonClip(outline)
        if shape == nil { shape = own } else { shape?.cut(to: own) }
        if shape?.isEmpty == true { clip = PixelRect(PixelSize(width: 0, height: 0)) }
    }
}
