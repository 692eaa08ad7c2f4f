import Core

extension Landmarks {
    /// Where the hidden eye of a cat's profile is told, of the way from the seen one to the nose: where the head's far
    /// side begins, so that both eyes are close together and the nose lies far beside them.
    private static let hiddenEye = 0.35
    /// Of the head's width. What is taken for a dog's two eyes nearer to each other than this is one of them.
    private static let leastEyeDistance = 0.15

    /// From what can be seen of a face or a nose.
    ///
    /// - Parameters:
    ///   - seen: as many as the class has points, in their order; `nil` for what is hidden.
    ///   - box: in the same unit. The hidden nostril is told at its edge.
    /// - Returns: `nil` when it cannot be told how the animal is turned.
    init?(seen: [Point?], of kind: PetClass, in box: Rect) {
        var (left, right) = (seen[0], seen[1])
        let nose = seen.count > 2 ? seen[2] : nil
        guard let known = left ?? right, kind == .dogNose || nose != nil else { return nil }
        if kind == .dogFace {
            // Dogs come so near that an eye is out of the picture, or under fur. How far such a head is turned, its
            // nose tells by its place in it.
            guard let left, let right, left.distance(to: right) >= Landmarks.leastEyeDistance * box.width else {
                return nil
            }
        } else if left == nil || right == nil {
            let hidden: Point
            if let nose {
                // An eye that is hidden for another reason than the head's turn tells nothing.
                guard abs(nose.x - known.x) > abs(nose.y - known.y) else { return nil }
                hidden = Point(x: known.x + Landmarks.hiddenEye * (nose.x - known.x), y: known.y)
            } else {
                hidden = Point(x: left == nil ? box.minX : box.maxX, y: known.y)
            }
            left = left ?? hidden
            right = right ?? hidden
        }
        guard let left, let right else { return nil }
        self.init(left: left, right: right, nose: nose)
    }
}
