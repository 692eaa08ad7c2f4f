import Core
import Views

/// Draws lists with a painter: keeps the pushes, cuts to clips, and finds texts, icons, pictures and feeds.
@MainActor final class DrawListRenderer<P: Painter>: Canvas {
    // Images go before the painter that made them.
    private(set) var texts: TextImages<P>
    private(set) var icons: IconImages<P>
    let pictures: PictureImages<P>
    let feeds: FeedImages<P>
    let layers: OpacityLayers<P>
    let targets = TargetPool<P>()
    let painter: P

    private(set) var mapping: PanelMapping
    private let text: TextEngine
    private let assets: AssetFolder?
    private let background: Color
    private(set) var state: DrawState
    private var outer: [DrawState] = []
    /// Where on the panel the layer begins that is drawn into.
    var origin = (left: 0, top: 0)
    /// Of the command that is being drawn.
    private var position = 0
    private(set) var shapes = ShapeMeshes()
    private var mesh = Mesh()
    private var cutMesh = Mesh()
    private var spareMesh = Mesh()
    private var clipProblems: [String] = []

    init(
        painter: P, mapping: PanelMapping, text: TextEngine, assets: AssetFolder?, background: Color = .black,
        picturesPerRound: Int = .max
    ) {
        self.painter = painter
        self.mapping = mapping
        self.text = text
        self.assets = assets
        self.background = background
        texts = TextImages(text)
        icons = IconImages(assets)
        pictures = PictureImages(perRound: picturesPerRound)
        feeds = FeedImages()
        layers = OpacityLayers()
        state = DrawState(transform: mapping.transform, clip: PixelRect(mapping.panel))
    }

    var uploads: Int { painter.uploads }
    var makings: Int { painter.makings }
    var isIncomplete: Bool { pictures.isIncomplete || icons.isIncomplete }
    var problems: [String] {
        text.problems + texts.problems + icons.problems + pictures.problems + feeds.problems + layers.problems
            + clipProblems
    }
    func retry(at now: Instant) -> Bool {
        let (files, lines, drawings) = (pictures.retry(at: now), texts.retry(at: now), icons.retry(at: now))
        return files || lines || drawings
    }
    func picture() throws(StageError) -> Picture { try painter.picture() }

    /// Takes another panel size and another number of pixels a point over; true when one of them is another one.
    func fit(_ panel: PixelSize, scale: Double) -> Bool {
        guard panel != mapping.panel || scale != mapping.scale else { return false }
        mapping = PanelMapping(panel: panel, rotation: mapping.rotation, mirrored: mapping.mirrored, scale: scale)
        return true
    }

    func forget(_ loss: TextureLoss) {
        targets.removeAll()
        layers.removeAll()
        feeds.forget(loss)
        guard loss == .everything else { return }
        texts = TextImages(text)
        icons = IconImages(assets)
        pictures.removeAll()
    }

    func draw(_ list: DrawList) {
        texts.beginRound()
        icons.beginRound()
        pictures.beginRound()
        feeds.beginRound()
        targets.beginRound()
        layers.beginRound(targets)
        shapes.begin(count: list.commands.count)
        // Small textures of a blur and layers are drawn before the picture: some drivers lose a half-drawn one on a
        // change of target.
        feeds.prepare(list, scale: mapping.scale, room: room, pool: targets, painter: painter)
        drawLayers(list.commands)
        painter.begin(background)
        begin(mapping.transform, clip: PixelRect(mapping.panel))
        draw(list.commands, list.commands.indices)
        assert(outer.isEmpty, "pushes and pops are balanced")
    }

    /// The upright view in pixels.
    private var room: PixelSize {
        let panel = mapping.panel
        return mapping.rotation.isSideways ? PixelSize(width: panel.height, height: panel.width) : panel
    }

    /// From here on nothing is pushed, on the panel or on a layer.
    func begin(_ transform: Transform, clip: PixelRect) {
        state = DrawState(transform: transform, clip: clip)
        outer.removeAll(keepingCapacity: true)
        painter.setClip(clip)
    }

    func draw(_ commands: [DrawCommand], _ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            position = index
            switch commands[index] {
            case .pushOpacity, .stroke:
                if let layer = layers[index] {
                    draw(layer)
                    index = layer.group.end
                    continue
                }
            default: break
            }
            draw(commands[index])
            index += 1
        }
    }

    private func draw(_ command: DrawCommand) {
        switch command {
        case .fill(let shape, let color): fill(shape, color)
        case .stroke(let shape, let color, let style): stroke(shape, color, style)
        case .text(let line, let font, let color, let origin): drawText(line, font, color, origin)
        case .icon(let name, let color, let rect): drawIcon(name, color, rect)
        case .picture(let path, let source, let rect): drawPicture(path, source, rect)
        case .feed(let feed, _, let rect, let gravity, let mirrored, let blurRadius):
            drawFeed(feed.feed, rect, gravity, mirrored, blurRadius)
        case .pushShapeClip(let shape):
            let (position, transform) = (position, state.transform)
            push(command) { _ in shapes.mesh(at: position, shape, stroke: nil, transform: transform) }
        case .pushClip, .pushTransform, .pushScale, .pushOpacity: push(command, filling: DrawState.filled)
        case .popClip, .popTransform, .popOpacity:
            guard let last = outer.popLast() else { return assertionFailure("a pop without its push") }
            if last.clip != state.clip { painter.setClip(last.clip) }
            state = last
        }
    }

    private func push(_ command: DrawCommand, filling mesh: (Outline) -> Mesh) {
        let before = state
        outer.append(before)
        state.apply(command, filling: mesh)
        if state.clip != before.clip { painter.setClip(state.clip) }
        if state.isSimplified, clipProblems.isEmpty {
            clipProblems = ["More than two clip shapes with dents lie in each other; the inner ones lose their dents."]
        }
    }

    private func fill(_ shape: DrawShape, _ color: Color) {
        let color = color.opacity(state.opacity)
        guard color.alpha > 0, !state.clip.isEmpty else { return }
        if case .rectangle(let rect) = shape, state.transform.keepsRectangles, !state.hasShape {
            // On pixel borders there is no edge to soften.
            let bounds = state.transform.bounds(rect)
            let pixels = PixelRect(nearest: bounds)
            let off = [
                bounds.minX - Double(pixels.left), bounds.maxX - Double(pixels.right),
                bounds.minY - Double(pixels.top), bounds.maxY - Double(pixels.bottom),
            ]
            if off.allSatisfy({ abs($0) < 1e-6 }) { return pixels.isEmpty ? () : painter.fill(pixels, color) }
        }
        let mesh = shapes.mesh(at: position, shape, stroke: nil, transform: state.transform)
        withClipped(mesh) { painter.fill($0, color) }
    }

    private func stroke(_ shape: DrawShape, _ color: Color, _ style: StrokeStyle) {
        let color = color.opacity(state.opacity)
        guard color.alpha > 0, !state.clip.isEmpty else { return }
        let mesh = shapes.mesh(
            at: position, shape, stroke: style.scaled(by: state.transform.scale), transform: state.transform)
        withClipped(mesh) { painter.fill($0, color) }
    }

    /// Draws a translucent line onto its layer, as if it were opaque.
    func drawOpaque(_ command: DrawCommand, at position: Int) {
        guard case .stroke(let shape, let color, let style) = command else { return }
        self.position = position
        stroke(shape, Color(red: color.red, green: color.green, blue: color.blue), style)
    }

    func mayOverlap(at position: Int, _ shape: DrawShape, _ style: StrokeStyle, _ transform: Transform) -> Bool {
        shapes.mayOverlap(at: position, shape, stroke: style.scaled(by: transform.scale), transform: transform)
    }

    private func drawText(_ line: String, _ font: ResolvedFont, _ color: Color, _ origin: Point) {
        let color = color.opacity(state.opacity)
        guard color.alpha > 0, !state.clip.isEmpty else { return }
        guard let (image, rect) = placed(line, font, origin, state.transform) else { return }
        drawImage(image, rect, color)
    }

    /// A rendered line and the rectangle that its pixels fill, in points.
    func placed(
        _ line: String, _ font: ResolvedFont, _ origin: Point, _ transform: Transform
    ) -> (image: P.Image, rect: Rect)? {
        // The window may have come to a display of another density than that for which the text was measured.
        let magnification = Magnification(transform.scale / text.scale)
        guard let line = texts.image(line, font: font, magnification: magnification, painter: painter) else {
            return nil
        }
        let pixel = 1 / (text.scale * magnification.value)
        let rect = Rect(
            x: origin.x, y: origin.y - Double(line.rise) * pixel, width: Double(line.image.size.width) * pixel,
            height: Double(line.image.size.height) * pixel)
        return (line.image, rect)
    }

    private func drawIcon(_ name: String, _ color: Color, _ rect: Rect) {
        let color = color.opacity(state.opacity)
        guard color.alpha > 0, !state.clip.isEmpty, !rect.isEmpty else { return }
        let magnification = Magnification(state.transform.scale / mapping.scale)
        let pixels = mapping.scale * magnification.value
        let box = PixelSize(
            width: Int(pixels: (rect.width * pixels).rounded()), height: Int(pixels: (rect.height * pixels).rounded()))
        guard let icon = icons.icon(name, size: rect.size, box: box, painter: painter) else { return }
        let image = icon.image
        let (width, height) = (Double(image.size.width), Double(image.size.height))
        let fit = icon.isExact ? 1 : min(Double(box.width) / width, Double(box.height) / height)
        let size = Size(width: width * fit / pixels, height: height * fit / pixels)
        drawImage(
            image,
            Rect(
                x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
                height: size.height), color)
    }

    /// A whole image that was made for this size: on whole pixels it stays as sharp as it was rendered.
    private func drawImage(_ image: P.Image, _ rect: Rect, _ color: Color) {
        let place = state.transform.bounds(rect)
        let isExact =
            state.transform.keepsRectangles && state.transform.keepsShapes
            && abs(state.transform.scale * rect.width - Double(image.size.width)) < 0.01
        let (left, top) = (place.minX.rounded(), place.minY.rounded())
        if isExact, state.transform.isUpright, !state.hasShape {
            return painter.copy(image, left: Int(pixels: left), top: Int(pixels: top), tint: color)
        }
        var transform = state.transform
        if isExact {
            transform.tx += left - place.minX
            transform.ty += top - place.minY
        }
        mesh.removeAll()
        mesh.addQuad(rect, source: .whole, transform: transform)
        withClipped(mesh) { painter.draw(image, $0, tint: color) }
    }

    private func drawPicture(_ path: String, _ source: Rect, _ rect: Rect) {
        guard state.opacity > 0, !state.clip.isEmpty, !rect.isEmpty, !source.isEmpty else { return }
        let pixels = state.transform.scale
        let wanted = Size(width: rect.width * pixels / source.width, height: rect.height * pixels / source.height)
        guard let image = pictures.image(path, shownAt: wanted, painter: painter) else { return }
        mesh.removeAll()
        mesh.addQuad(rect, source: source, transform: state.transform)
        withClipped(mesh) { painter.draw(image, $0, tint: Color.white.opacity(state.opacity)) }
    }

    private func drawFeed(
        _ feed: any LiveFeed, _ rect: Rect, _ gravity: FeedGravity, _ mirrored: Bool, _ blurRadius: Double
    ) {
        guard state.opacity > 0, !state.clip.isEmpty, !rect.isEmpty else { return }
        let placement = FeedPlacement(feed: feed, rect: rect, gravity: gravity, mirrored: mirrored)
        guard let placement, let shown = feeds.image(feed, placement, blurRadius: blurRadius, scale: mapping.scale)
        else {
            // Before the first picture: as dark as a camera that has not woken.
            return fill(.rectangle(rect), Color(hex: 0x101417))
        }
        mesh.removeAll()
        mesh.addQuad(placement.place, source: shown.source, transform: state.transform, flipped: mirrored)
        withClipped(mesh) { painter.draw(shown.image, $0, tint: Color.white.opacity(state.opacity)) }
    }

    /// Lends the mesh, cut to all clips that are no level rectangles: once for those without dents, however many there are.
    func withClipped(_ mesh: Mesh, _ body: (Mesh) -> Void) {
        guard state.hasShape else { return body(mesh) }
        if let shape = state.shape { shape.apply(to: mesh, into: &cutMesh) } else { cutMesh = mesh }
        for mask in state.masks {
            mask.apply(to: cutMesh, into: &spareMesh)
            swap(&cutMesh, &spareMesh)
        }
        body(cutMesh)
    }
}
