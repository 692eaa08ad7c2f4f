import Core
import Views

/// Finds the groups of a list that must be drawn as one. Single commands, and such as lie beside each other, are drawn
/// with the opacity in their colours, which is faster and looks the same.
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
    /// - Parameter bounds: what a command covers on the panel with this transform; `nil` where that is nothing.
    func groups(in commands: [DrawCommand], bounds: (DrawCommand, Transform) -> Rect?) -> [OpacityGroup] {
        guard commands.contains(where: { if case .pushOpacity = $0 { true } else { false } }) else { return [] }
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
                if let whole = self.group(group, end: index) {
                    found.append(whole)
                    parts = [whole.area.rect]
                }
                if group.opacity > 0, !open.isEmpty { open[open.count - 1].parts += parts }
            case .fill, .stroke, .text, .icon, .picture, .feed:
                guard !open.isEmpty, !place.clip.isEmpty, let covered = bounds(command, place.transform) else {
                    continue
                }
                let clip = place.clip.rect
                let part = covered.isFinite ? covered.intersection(clip) : clip
                if !part.isEmpty { open[open.count - 1].parts.append(part) }
            }
        }
        return found
    }

    private func group(_ group: Group, end: Int) -> OpacityGroup? {
        guard group.opacity > 0, group.opacity < 1, Self.overlap(group.parts), let first = group.parts.first else {
            return nil
        }
        let whole = group.parts.dropFirst().reduce(first) { $0.union($1) }
        // Edges are soft, and texts are moved to whole pixels.
        let area = PixelRect(covering: whole.insetBy(dx: -1.5, dy: -1.5)).intersection(group.place.clip)
        guard !area.isEmpty else { return nil }
        return OpacityGroup(
            commands: group.push + 1..<end, opacity: group.opacity, area: area, transform: group.place.transform)
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

extension Rect {
    fileprivate var isFinite: Bool { (minX + minY + maxX + maxY).isFinite }
}

extension PixelRect {
    fileprivate var rect: Rect {
        Rect(x: Double(left), y: Double(top), width: Double(width), height: Double(height))
    }
}
