/// The kind of animal that is registered: a dog by its nose print, a cat by its face.
public enum Species: String, Codable, CaseIterable, Sendable {
    /// By its nose print.
    case dog
    /// By its face.
    case cat
}
