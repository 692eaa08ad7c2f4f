import Core

/// Who gets a touch. One finger at a time; what it went down on acts if it is lifted there.
@MainActor struct TouchTracker {
    private struct Touch {
        let id: Int64
        let interaction: Interaction
    }

    private var touch: Touch?

    /// The look's least side of anything that can be touched, in points.
    private static let leastSide = 48.0
    /// How far a finger may slide off its target before the touch is void.
    private static let slack = 16.0

    /// Answers whether anything looks different now.
    mutating func handle(_ event: InputEvent, regions: [TouchRegion], now: Instant) -> Bool {
        switch event {
        case .touchDown(let id, let point):
            guard touch == nil, let interaction = Self.target(at: point, in: regions), interaction.isEnabled
            else { return false }
            touch = Touch(id: id, interaction: interaction)
            interaction.press(true, at: now)
            return true
        case .touchMove(let id, let point):
            guard let touch, touch.id == id, !Self.isOn(touch.interaction, point, regions) else { return false }
            return release(now)
        case .touchUp(let id, let point):
            guard let touch, touch.id == id else { return false }
            let interaction = touch.interaction
            let counts = Self.isOn(interaction, point, regions) && interaction.isAlive && interaction.isEnabled
            _ = release(now)
            if counts { interaction.action() }
            return true
        case .touchCancel(let id):
            guard touch?.id == id else { return false }
            return release(now)
        case .key:
            return false
        }
    }

    private mutating func release(_ now: Instant) -> Bool {
        touch?.interaction.press(false, at: now)
        touch = nil
        return true
    }

    /// What is really hit, else the nearest small target around the point that nothing covers.
    private static func target(at point: Point, in regions: [TouchRegion]) -> Interaction? {
        if let hit = top(at: point, in: regions)?.owner { return hit }
        var nearest: (distance: Double, owner: Interaction)?
        for region in regions where region.isTarget {
            guard let owner = region.owner, let distance = region.distance(of: point, leastSide: leastSide),
                distance < nearest?.distance ?? .infinity, top(at: region.center, in: regions)?.owner === owner
            else { continue }
            nearest = (distance, owner)
        }
        return nearest?.owner
    }

    private static func top(at point: Point, in regions: [TouchRegion]) -> TouchRegion? {
        regions.last { $0.contains(point) }
    }

    private static func isOn(_ interaction: Interaction, _ point: Point, _ regions: [TouchRegion]) -> Bool {
        regions.contains { region in
            guard region.isTarget, region.owner === interaction else { return false }
            return region.distance(of: point, leastSide: leastSide, slack: slack) != nil
        }
    }
}
