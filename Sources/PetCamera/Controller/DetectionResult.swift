/// What is in view just now.
public struct DetectionResult: Equatable, Sendable {
    /// A dog's nose; always `nil` for a cat.
    public var nose: BoundingBox?
    /// The face of the kind of animal that is looked for.
    public var face: BoundingBox?

    /// Both in fractions of the displayed picture; `nil` for what is not in view.
    public init(nose: BoundingBox?, face: BoundingBox?) {
        self.nose = nose
        self.face = face
    }
}
