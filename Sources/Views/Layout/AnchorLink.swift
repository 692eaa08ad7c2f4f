import Core

/// Tells what is drawn inside a floating view where the rectangle is that it belongs to; known once it is placed.
@MainActor package final class AnchorLink {
    /// On which side of the rectangle the view floats.
    package enum Side: Equatable, Sendable {
        case above
        case below
        /// Without room above and below.
        case over
    }

    package private(set) var side = Side.over
    /// The rectangle's middle, in points from the view's left edge.
    package private(set) var middle = 0.0

    func place(_ view: Rect, over anchor: Rect) {
        side = view.maxY <= anchor.minY ? .above : view.minY >= anchor.maxY ? .below : .over
        middle = anchor.midX - view.minX
    }
}

private struct AnchorLinkKey: EnvironmentKey {
    static var defaultValue: AnchorLink? { nil }
}

extension EnvironmentValues {
    /// The link of the innermost `anchored` view; `nil` outside of one.
    package var anchorLink: AnchorLink? {
        get { self[AnchorLinkKey.self] }
        set { self[AnchorLinkKey.self] = newValue }
    }
}
