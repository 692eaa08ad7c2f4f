/// Two fingers that move apart or together on the view. All closures are called on the main thread, while input is
/// handled.
public struct MagnificationGesture: Gesture {
    /// The fingers' distance in parts of what it was when the second one came down: 1 at first, 2 twice as far apart.
    /// Positive and finite.
    public typealias Value = Double

    let minimumScaleDelta: Double
    private(set) var change: @MainActor (Value) -> Void = { _ in }
    private(set) var end: @MainActor (Value) -> Void = { _ in }
    private(set) var cancel: @MainActor () -> Void = {}

    /// - Parameter minimumScaleDelta: how far from 1 the value must get before anyone is told. Both fingers stop tapping,
    ///   pressing and dragging as soon as the second one is down, whatever this is.
    public init(minimumScaleDelta: Double = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// Told when the pinch begins, and with every move of either finger.
    public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> MagnificationGesture {
        var copy = self
        copy.change = action
        return copy
    }

    /// Told when the first of the two fingers is lifted from a pinch that had begun.
    public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> MagnificationGesture {
        var copy = self
        copy.end = action
        return copy
    }

    /// Told, in place of the end, when a pinch that had begun is void: a finger left the panel, or the view was disabled
    /// or covered by a sheet. A view that has gone is told nothing.
    public func onCancelled(_ action: @escaping @MainActor () -> Void) -> MagnificationGesture {
        var copy = self
        copy.cancel = action
        return copy
    }

    /// For `gesture(_:)`, and for a gesture of yours that is a pinch.
    public var recognition: GestureRecognition { GestureRecognition(.magnification(self)) }
}
