import Core

/// All that can be touched in the picture that is shown, and who a finger on it means.
///
/// Two rules. A finger means what is drawn topmost under it; text and icons do not hide what lies behind them, and
/// containers draw nothing. Where that is nothing, a colour behind a small target, or a larger target on which the
/// small one lies, the nearest small target means the finger, within an area of least size around it. What is drawn
/// above a target takes that area from it as it takes the target itself.
@MainActor struct TouchField {
    /// Back to front.
    let regions: [TouchRegion]
    private let leastSide: Double

    /// The look's least side of anything that can be touched, in points and in millimetres.
    private static let leastPoints = 48.0
    private static let leastMillimetres = 9.0
    /// How far a finger may slide off its target before the touch is void.
    static let slack = 16.0

    private struct Hit {
        let index: Int
        /// `nil` for what was drawn without being touchable.
        let owner: Interaction?
    }

    /// - Parameter pointsPerMillimetre: of the panel; `nil` when nobody knows.
    init(_ regions: [TouchRegion], pointsPerMillimetre: Double?) {
        self.regions = regions
        let density = pointsPerMillimetre.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 0
        leastSide = max(Self.leastPoints, Self.leastMillimetres * density)
    }

    /// Who is meant by a finger that comes down here.
    func interaction(at point: Point) -> Interaction? {
        let hit = hit(at: point, below: regions.count)
        var nearest: (distance: Double, owner: Interaction)?
        for (index, region) in regions.enumerated() where region.isTarget && index > hit?.index ?? -1 {
            guard let owner = region.owner, owner !== hit?.owner,
                let distance = region.distance(of: point, leastSide: leastSide),
                distance <= nearest?.distance ?? .infinity, lies(region, on: hit),
                self.hit(at: region.center, below: regions.count)?.owner === owner
            else { continue }
            nearest = (distance, owner)
        }
        return nearest?.owner ?? hit?.owner
    }

    /// Whether the finger that came down on this is still on it, or trembles at its edge.
    func isOn(_ interaction: Interaction, _ point: Point) -> Bool {
        regions.contains { region in
            guard region.isTarget, region.owner === interaction, !region.isBehindModal else { return false }
            return region.distance(of: point, leastSide: leastSide, slack: Self.slack) != nil
        }
    }

    /// Whether any of it is there to be touched: what is hidden or cut away is not.
    func isShown(_ interaction: Interaction) -> Bool {
        regions.contains { $0.isTarget && $0.owner === interaction && !$0.rect.isEmpty }
    }

    /// Whether it may still be told what the fingers on it do.
    func isInReach(_ interaction: Interaction) -> Bool {
        interaction.isAlive && interaction.isEnabled
            && !regions.contains { $0.owner === interaction && $0.isBehindModal }
    }

    /// What is drawn topmost at a point, in front of nothing but the first so many regions.
    private func hit(at point: Point, below end: Int) -> Hit? {
        guard let index = regions[..<end].lastIndex(where: { $0.contains(point) }) else { return nil }
        let region = regions[index]
        let own = Hit(index: index, owner: region.owner)
        guard region.cover != .solid else { return own }
        let behind = hit(at: point, below: index)
        switch region.cover {
        case .glyphs:
            guard region.owner != nil else { return behind }
            return behind.map { isPart(region, ofSurroundingsOf: $0) ? $0 : own } ?? own
        case .picture:
            guard let behind, behind.owner?.kind == .button, isPart(region, ofSurroundingsOf: behind),
                regions.contains(where: { $0.isTarget && $0.owner === behind.owner && $0.encloses(region) })
            else { return own }
            return behind
        case .solid:
            return own
        }
    }

    /// Whether what was hit lies within the same touchable view as the region that was drawn over it.
    private func isPart(_ region: TouchRegion, ofSurroundingsOf hit: Hit) -> Bool {
        guard let owner = region.owner, owner !== hit.owner else { return true }
        guard let start = regions.firstIndex(where: { $0.isTarget && $0.owner === owner }) else { return true }
        return hit.owner != nil && hit.index > start
    }

    /// Whether a small target takes the finger from what was hit: from what cannot be touched always, from another
    /// target when it lies on it; a neighbour keeps what is its own.
    private func lies(_ small: TouchRegion, on hit: Hit?) -> Bool {
        guard let owner = hit?.owner else { return true }
        let center = small.center
        return regions.contains { $0.isTarget && $0.owner === owner && $0.contains(center) }
    }
}

extension TouchRegion {
    fileprivate func encloses(_ other: TouchRegion) -> Bool {
        let (mine, others) = (bounds, other.bounds)
        return others.minX >= mine.minX && others.maxX <= mine.maxX && others.minY >= mine.minY
            && others.maxY <= mine.maxY
    }
}
