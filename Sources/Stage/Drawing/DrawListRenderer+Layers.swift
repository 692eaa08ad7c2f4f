import Core
import Views

extension DrawListRenderer {
    /// Groups whose commands overlap, and translucent lines that lie over themselves, each on a layer of its own, the inner
    /// ones first.
    func drawLayers(_ commands: [DrawCommand]) {
        let search = OpacityGroupSearch(transform: mapping.transform, clip: PixelRect(mapping.panel))
        let groups = search.groups(
            in: commands, bounds: { bounds($0, $1) }, overlapsItself: { mayOverlap(at: $0, $1, $2, $3) })
        for group in groups {
            guard let layer = layers.begin(group, targets, painter) else { continue }
            origin = (group.area.left, group.area.top)
            var transform = group.transform
            transform.tx -= Double(origin.left)
            transform.ty -= Double(origin.top)
            begin(transform, clip: PixelRect(group.area.size))
            switch group.kind {
            case .group: draw(commands, group.commands)
            case .stroke: drawOpaque(commands[group.position], at: group.position)
            }
            painter.endLayer()
            layers.end(group, layer, targets)
        }
        origin = (0, 0)
    }

    func draw(_ layer: OpacityLayers<P>.Layer) {
        let area = layer.group.area
        guard !state.clip.isEmpty else { return }
        let size = layer.image.size
        var mesh = Mesh()
        mesh.addQuad(
            Rect(
                x: Double(area.left - origin.left), y: Double(area.top - origin.top), width: Double(area.width),
                height: Double(area.height)),
            source: Rect(
                x: 0, y: 0, width: Double(area.width) / Double(size.width),
                height: Double(area.height) / Double(size.height)), transform: .identity)
        withClipped(mesh) { painter.drawLayer(layer.image, $0, opacity: state.opacity * layer.group.opacity) }
    }

    /// Where on the panel a command puts pixels, edges aside; `nil` where it puts none.
    private func bounds(_ command: DrawCommand, _ transform: Transform) -> Rect? {
        switch command {
        case .fill(let shape, let color): color.alpha > 0 ? shape.bounds.map(transform.bounds) : nil
        case .stroke(let shape, let color, let style):
            color.alpha > 0
                ? shape.bounds.map { bounds($0, style.lineWidth * style.reach(of: shape, transform), transform) } : nil
        case .text(let line, let font, let color, let origin):
            color.alpha > 0 ? placed(line, font, origin, transform).map { transform.bounds($0.rect) } : nil
        case .icon(_, let color, let rect): color.alpha > 0 ? transform.bounds(rect) : nil
        case .picture(_, _, let rect), .feed(_, _, let rect, _, _, _): transform.bounds(rect)
        case .pushClip, .pushShapeClip, .popClip, .pushTransform, .pushScale, .popTransform, .pushOpacity, .popOpacity:
            nil
        }
    }

    private func bounds(_ rect: Rect, _ lineWidth: Double, _ transform: Transform) -> Rect {
        // A map that does not keep shapes moves the line's path, and leaves the line as wide in all directions.
        let half = lineWidth * transform.scale / 2
        return transform.bounds(rect.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2))
            .union(transform.bounds(rect).insetBy(dx: -half, dy: -half))
    }
}
