import Core
import Views

/// Finds the groups of a list that must be drawn as one. Single commands, and such as lie beside each other, are drawn
/// with the opacity in their colours, which is faster and looks the same, except for lines that lie over themselves.
struct OpacityGroupSearch {
    private struct Group {
        let push: Int
        let opacity: Double
        /// At its push.
        let place: DrawState
        /// What its commands cover, on the panel.
        var parts: [Rect] = []
    }

    /// Of so many something lies over something.
    private static let mostCompared = 48

    private let start: DrawState

    init(transform: Transform, clip: PixelRect) { start = DrawState(transform: transform, clip: clip) }

    /// Inner groups stand before those around them.
    ///
    /// - Parameters:
    ///   - bounds: what a command covers on the panel with this transform; `nil` where that is nothing.
    ///   - overlapsItself: whether the line at a position of the list may lie over itself.
    func groups(
        in commands: [DrawCommand], bounds: (DrawCommand, Transform) -> Rect?,
        overlapsItself: (Int, DrawShape, StrokeStyle, Transform) -> Bool
    ) -> [OpacityGroup] {
        guard commands.contains(where: \.mayShowThrough) else { return [] }
        var found: [OpacityGroup] = []
        var (place, outer, open): (DrawState, [DrawState], [Group]) = (start, [], [])
        for (index, command) in commands.enumerated() {
            switch command {
            case .pushClip, .pushShapeClip, .pushTransform, .pushScale, .pushOpacity:
                outer.append(place)
                if case .pushOpacity(let opacity) = command {
                    open.append(Group(push: index, opacity: DrawState.share(of: opacity), place: place))
                }
                // Wide, however the renderer will cut: a layer with a rim too much costs some pixels, one with a rim
                // too little would cut its group.
                place.apply(command, clipping: .wide)
            case .popClip, .popTransform: place = outer.popLast() ?? place
            case .popOpacity:
                place = outer.popLast() ?? place
                guard let group = open.popLast() else { continue }
                var parts = group.parts
                if let whole = self.group(group, .group, group.push + 1..<index) {
                    found.append(whole)
                    parts = [whole.area.rect]
                }
                if group.opacity > 0, !open.isEmpty { open[open.count - 1].parts += parts }
            case .fill, .stroke, .text, .icon, .picture, .feed:
                guard !open.isEmpty || command.mayShowThrough, !place.clip.isEmpty,
                    let covered = bounds(command, place.transform)
                else { continue }
                let clip = place.clip.rect
                var parts = [covered.isFinite ? covered.intersection(clip) : clip]
                guard !parts[0].isEmpty else { continue }
                if case .stroke(let shape, let color, let style) = command,
                    color.alpha < 1 || !open.isEmpty, overlapsItself(index, shape, style, place.transform)
                {
                    // Of two parts at the same place one shows through the other.
                    parts.append(parts[0])
                    let line = Group(push: index, opacity: color.alpha, place: place, parts: parts)
                    if let whole = self.group(line, .stroke, index..<index + 1) {
                        found.append(whole)
                        parts = [whole.area.rect]
                    }
                }
                if !open.isEmpty { open[open.count - 1].parts += parts }
            }
        }
        return found
    }

    private func group(_ group: Group, _ kind: OpacityGroup.Kind, _ commands: Range<Int>) -> OpacityGroup? {
        guard group.opacity > 0, group.opacity < 1, Self.overlap(group.parts), let first = group.parts.first else {
            return nil
        }
        let whole = group.parts.dropFirst().reduce(first) { $0.union($1) }
        // Edges are soft, and texts are moved to whole pixels.
        let area = PixelRect(covering: whole.insetBy(dx: -1.5, dy: -1.5)).intersection(group.place.clip)
        guard !area.isEmpty else { return nil }
        return OpacityGroup(
            kind: kind, commands: commands, opacity: group.opacity, area: area, transform: group.place.transform)
    }

    private static func overlap(_ parts: [Rect]) -> Bool {
        guard parts.count <= mostCompared else { return true }
        for (index, part) in parts.enumerated() {
            for other in parts[..<index] {
                let both = part.intersection(other)
                // Rounding is no overlap.
                if both.width > 0.01, both.height > 0.01 { return true }
            }
        }
        return false
    }
}

extension DrawCommand {
    /// Whether it is an opacity, or a translucent line.
    fileprivate var mayShowThrough: Bool {
        switch self {
        case .pushOpacity: true
        case .stroke(_, let color, _): color.alpha > 0 && color.alpha < 1
        default: false
        }
    }
}

extension Rect {
    fileprivate var isFinite: Bool { (minX + minY + maxX + maxY).isFinite }
}

extension PixelRect {
    fileprivate var rect: Rect {
        Rect(x: Double(left), y: Double(top), width: Double(width), height: Double(height))
    }
}
