public import Core

/// How much room a `GeometryReader` has, and where.
public struct GeometryProxy: Equatable, Sendable {
    /// The space that a frame is given in.
    public enum CoordinateSpace: Sendable {
        /// From the reader's own top left corner.
        case local
        /// From the top left corner of the upright screen.
        case global
    }

    /// In points.
    public let size: Size
    private let origin: Point

    init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// The booth draws to the edges of its panel.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// Without the turns and scales of the views around.
    public func frame(in space: CoordinateSpace) -> Rect {
        switch space {
        case .local: Rect(origin: .zero, size: size)
        case .global: Rect(origin: origin, size: size)
        }
    }
}
