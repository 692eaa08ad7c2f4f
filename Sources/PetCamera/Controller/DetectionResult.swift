/// What is in view just now.
public struct DetectionResult: Equatable, Sendable {
    /// A dog's nose; always `nil` for a cat.
    public var nose: BoundingBox?
    public var face: BoundingBox?

    public init(nose: BoundingBox?, face: BoundingBox?) {
        self.nose = nose
        self.face = face
    }
}
