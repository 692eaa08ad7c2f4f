import Core
import Views

/// What a gesture told.
@MainActor final class GestureRecord<Value> {
    private(set) var changes: [Value] = []
    private(set) var ends: [Value] = []
    private(set) var cancels = 0
}

extension GestureRecord<DragGesture.Value> {
    var translations: [Size] { changes.map(\.translation) }

    func drag(
        from distance: Double = 10, in space: GeometryProxy.CoordinateSpace = .local
    ) -> DragGesture {
        DragGesture(minimumDistance: distance, coordinateSpace: space)
            .onChanged { self.changes.append($0) }
            .onEnded { self.ends.append($0) }
            .onCancelled { self.cancels += 1 }
    }
}

extension GestureRecord<Double> {
    func pinch(from delta: Double = 0.01) -> MagnificationGesture {
        MagnificationGesture(minimumScaleDelta: delta)
            .onChanged { self.changes.append($0) }
            .onEnded { self.ends.append($0) }
            .onCancelled { self.cancels += 1 }
    }
}
