import Core

/// Where something smaller lies in something larger.
public struct Alignment: Hashable, Sendable {
    /// From side to side; follows the direction of reading.
    public var horizontal: HorizontalAlignment
    /// From top to bottom.
    public var vertical: VerticalAlignment

    /// Both directions at once; the constants below are the usual pairs.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// In the middle of both directions.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// At the side where lines begin, half way down: left, in right-to-left layouts right.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// At the side where lines end, half way down: right, in right-to-left layouts left.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// At the top, half way across.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// At the bottom, half way across.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// In the top corner where lines begin: left, in right-to-left layouts right.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// In the top corner where lines end: right, in right-to-left layouts left.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// In the bottom corner where lines begin: left, in right-to-left layouts right.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// In the bottom corner where lines end: right, in right-to-left layouts left.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// By leading edges and the first lines of text; for layers, overlays and backgrounds.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// By centres and the first lines of text; for layers, overlays and backgrounds.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// By trailing edges and the first lines of text; for layers, overlays and backgrounds.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// By leading edges and the last lines of text; for layers, overlays and backgrounds.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// By centres and the last lines of text; for layers, overlays and backgrounds.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// By trailing edges and the last lines of text; for layers, overlays and backgrounds.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    /// The top left corner of `inner` within `outer`, by their edges alone.
    func origin(of inner: Size, in outer: Size, _ direction: LayoutDirection) -> Point {
        Point(
            x: (outer.width - inner.width) * horizontal.fraction(direction),
            y: (outer.height - inner.height) * vertical.fraction)
    }
}
