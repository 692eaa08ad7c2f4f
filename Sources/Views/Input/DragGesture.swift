public import Core

/// One finger that slides over the view. All closures are called on the main thread, while input is handled.
public struct DragGesture: Gesture {
    /// Where the finger is, in points.
    public struct Value: Equatable, Sendable {
        /// Where the finger came down.
        public let startLocation: Point
        /// Where it is now; outside of the view when it slid off.
        public let location: Point

        /// From the start to where the finger is now.
        public var translation: Size {
            Size(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
    }

    let minimumDistance: Double
    let space: GeometryProxy.CoordinateSpace
    private(set) var change: @MainActor (Value) -> Void = { _ in }
    private(set) var end: @MainActor (Value) -> Void = { _ in }
    private(set) var cancel: @MainActor () -> Void = {}

    /// - Parameters:
    ///   - minimumDistance: how far the finger must slide, in points, before it drags; 0 drags from the first touch.
    ///     From then on the finger neither taps nor presses anything. A finger that came down on a button inside the
    ///     view must slide at least 16 points.
    ///   - coordinateSpace: whether the values are in points of the view, as it lay when the finger came down, or of
    ///     the screen.
    public init(minimumDistance: Double = 10, coordinateSpace: GeometryProxy.CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        space = coordinateSpace
    }

    /// Told when the drag begins, and with every move of the finger.
    public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> DragGesture {
        var copy = self
        copy.change = action
        return copy
    }

    /// Told when the finger is lifted from a drag that had begun.
    public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> DragGesture {
        var copy = self
        copy.end = action
        return copy
    }

    /// Told, in place of the end, when a drag that had begun is void: the finger left the panel, a pinch began, or the
    /// view was disabled or covered by a sheet. Put back what was dragged. A view that has gone is told nothing.
    public func onCancelled(_ action: @escaping @MainActor () -> Void) -> DragGesture {
        var copy = self
        copy.cancel = action
        return copy
    }

    /// For `gesture(_:)`, and for a gesture of yours that is a drag.
    public var recognition: GestureRecognition { GestureRecognition(.drag(self)) }
}
