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
    private(set) var shape: PolygonClip?
    /// Clips with dents, outermost first.
    private(set) var masks: [MeshClip] = []
    /// Whether a clip with dents was cut to its hull, since too many lay in each other.
    private(set) var isSimplified = false

    /// Each cuts all pieces that those around it have left, so that more of them take ever longer.
    private static let mostMasks = 2

    init(transform: Transform, clip: PixelRect) {
        self.transform = transform
        self.clip = clip
    }

    /// Whether pixels of the clip's rectangle may be cut away.
    var hasShape: Bool { shape != nil || !masks.isEmpty }

    /// Takes a push in. Any other command changes nothing: a pop goes back to the state before its push.
    ///
    /// - Parameter mesh: the triangles that fill an outline.
    mutating func apply(
        _ push: DrawCommand, clipping: Clipping = .exact, filling mesh: (Outline) -> Mesh = DrawState.filled
    ) {
        switch push {
        case .pushClip(let rect, let cornerRadius): cut(to: rect, cornerRadius, clipping)
        case .pushShapeClip(let shape): cut(to: shape, clipping, mesh)
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
        if outline.points.count > 2 { cut(to: PolygonClip(outline)) }
    }

    private mutating func cut(to shape: DrawShape, _ clipping: Clipping, _ mesh: (Outline) -> Mesh) {
        guard let bounds = shape.bounds.map(transform.bounds) else { return cutAll() }
        clip = clip.intersection(PixelRect(covering: bounds.insetBy(dx: -0.5, dy: -0.5)))
        guard clipping == .exact else { return }
        let outline = Outline(shape, transform: transform)
        guard outline.points.count > 2, Polygon.doubleArea(outline.points) != 0 else { return cutAll() }
        if Polygon.isConvex(outline.points), Polygon.windsOnce(outline.points) { return cut(to: PolygonClip(outline)) }
        guard masks.count == Self.mostMasks else { return masks.append(MeshClip(mesh(outline))) }
        isSimplified = true
        cut(to: PolygonClip(corners: Polygon.hull(outline.points)))
    }

    private mutating func cut(to own: PolygonClip) {
        if shape == nil { shape = own } else { shape?.cut(to: own) }
        if shape?.isEmpty == true { cutAll() }
    }

    private mutating func cutAll() { clip = PixelRect(PixelSize(width: 0, height: 0)) }

    static func filled(_ outline: Outline) -> Mesh {
        var mesh = Mesh()
        mesh.addFill(outline)
        return mesh
    }
}
