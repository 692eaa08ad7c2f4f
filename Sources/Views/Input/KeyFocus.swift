import Core

/// Which button the keys act on: Tab goes from one to the next, Return and Space press it.
@MainActor struct KeyFocus {
    private weak var interaction: Interaction?

    private static let distance = 3.0
    private static let lineWidth = 2.0

    /// Answers whether the key was for a button.
    mutating func handle(_ key: String, regions: [TouchRegion]) -> Bool {
        let buttons = regions.filter(Self.canHaveFocus)
        let current = buttons.firstIndex { $0.owner === interaction }
        switch key {
        case "Tab":
            guard !buttons.isEmpty else { return false }
            interaction = buttons[((current ?? -1) + 1) % buttons.count].owner
            return true
        case "Return", "Space":
            guard let current else { return false }
            buttons[current].owner?.action()
            return true
        default:
            return false
        }
    }

    /// Answers whether there was a focus: a finger needs none.
    mutating func clear() -> Bool {
        defer { interaction = nil }
        return interaction != nil
    }

    func draw(on canvas: Canvas) {
        guard let interaction, let region = canvas.regions.last(where: { $0.isTarget && $0.owner === interaction }),
            Self.canHaveFocus(region)
        else { return }
        let ring = region.bounds.insetBy(dx: -Self.distance, dy: -Self.distance)
        canvas.append(
            .stroke(
                .roundedRectangle(ring, cornerRadius: Self.distance * 2), .accentColor, lineWidth: Self.lineWidth))
    }

    private static func canHaveFocus(_ region: TouchRegion) -> Bool {
        guard region.isTarget, !region.isBehindModal, let owner = region.owner else { return false }
        return owner.kind == .button && owner.isEnabled
    }
}
