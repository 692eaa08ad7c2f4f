/// The kind of animal that is registered: a dog by its nose print, a cat by its face.
public enum Species: String, Codable, CaseIterable, Sendable {
    case dog
    case cat
}
