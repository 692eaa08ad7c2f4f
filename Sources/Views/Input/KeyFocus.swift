import Core

/// Which button the keys act on: Tab goes from one to the next, Shift-Tab back, Return and Space press it.
@MainActor struct KeyFocus {
    enum Answer {
        /// The key was for no button.
        case ignored
        /// Another button has the focus now.
        case moved
        /// To be done once the focus is at rest.
        case press(@MainActor () -> Void)
    }

    private weak var interaction: Interaction?

    private static let distance = 3.0
    private static let lineWidth = 2.0

    mutating func handle(_ key: String, regions: [TouchRegion]) -> Answer {
        switch key {
        case "Tab", "Shift-Tab":
            let buttons = regions.filter(Self.canHaveFocus)
            guard !buttons.isEmpty else { return .ignored }
            let current = buttons.firstIndex { $0.owner === interaction }
            let next = key == "Tab" ? (current ?? -1) + 1 : (current ?? 0) - 1 + buttons.count
            interaction = buttons[next % buttons.count].owner
            return .moved
        case "Return", "Space":
            let focused = regions.first { $0.owner === interaction && Self.canHaveFocus($0) }
            return focused?.owner.map { .press($0.action) } ?? .ignored
        default:
            return .ignored
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
        // What is clipped away entirely cannot be seen to have it.
        guard region.isTarget, !region.isBehindModal, !region.bounds.isEmpty, let owner = region.owner else {
            return false
        }
        return owner.kind == .button && owner.isEnabled
    }
}
