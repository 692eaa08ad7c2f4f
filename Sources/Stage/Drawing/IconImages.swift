import Core

/// Icons by name and size, rendered from SVG in white.
///
/// An icon that stands still has the pixels of its very size. One whose size changes is drawn from the next larger of
/// a few sizes, so that an animation does not render it anew for each picture.
@MainActor final class IconImages<P: Painter> {
    struct Icon {
        let image: P.Image
        /// Rendered for this very box: to be drawn pixel for pixel.
        let isExact: Bool
    }

    private struct Key: Hashable {
        let drawing: IconDrawing
        let box: PixelSize
    }

    private let assets: AssetFolder?
    private var images = BoundedCache<Key, P.Image>(bound: 8 << 20)
    private var refused = RefusedImages<Key>()
    private var motion = IconMotion()
    private var unknown: Set<String> = []
    /// True when the last round drew an icon from another size than its own. It may have come to rest: draw again.
    private(set) var isIncomplete = false
    /// What could not be drawn, once for each name; no more than 64.
    private(set) var problems: [String] = []

    init(_ assets: AssetFolder?) { self.assets = assets }

    /// Of all images that are kept.
    var byteCount: Int { images.cost }

    func beginRound() {
        images.beginRound()
        motion.beginRound()
        isIncomplete = false
    }

    /// True when icons that were refused are to be tried again: draw.
    func retry(at now: Instant) -> Bool { refused.retry(at: now) }

    /// The icon, or the placeholder where there is none of that name.
    ///
    /// - Parameters:
    ///   - size: of the icon's frame, in points.
    ///   - box: the same in pixels; the image has the icon's own shape and touches the box.
    func icon(_ name: String, size: Size, box: PixelSize, painter: P) -> Icon? {
        let isChanging = motion.isChanging(name, size: size)
        let icon = icon(unknown.contains(name) ? .placeholder : .named(name), isChanging, box, painter)
        if let icon, !icon.isExact, isChanging { isIncomplete = true }
        return icon
    }

    private func icon(_ drawing: IconDrawing, _ isChanging: Bool, _ box: PixelSize, _ painter: P) -> Icon? {
        let exact = Key(drawing: drawing, box: box)
        let isSmall = max(box.width, box.height) <= IconDrawing.greatestSide
        if let known = images[exact] { return Icon(image: known, isExact: isSmall) }
        let key = isChanging ? Key(drawing: drawing, box: IconMotion.step(box)) : exact
        if isChanging, let known = images[key] { return Icon(image: known, isExact: false) }
        guard !refused.contains(key) else { return nil }
        do throws(StageError) {
            let image = try painter.makeImage(drawing.rendered(in: key.box, assets: assets))
            images.insert(image, for: key, cost: image.byteCount + 64)
            return Icon(image: image, isExact: isSmall && !isChanging)
        } catch {
            if case .named(let name) = drawing {
                note("The icon \(String(reflecting: String(name.prefix(64)))) cannot be drawn (\(error.cause)).")
                if error.kind == .unreadable {
                    if unknown.count > 4096 { unknown.removeAll() }
                    unknown.insert(name)
                    return icon(.placeholder, isChanging, box, painter)
                }
            } else {
                note(error.sentence)
            }
            refused.insert(key)
            return nil
        }
    }

    private func note(_ sentence: String) {
        if problems.count < 64, !problems.contains(sentence) { problems.append(sentence) }
    }
}
