/// What tells a scope from its siblings.
enum ScopeKey: Hashable {
    case body
    case index(Int)
    case branch(Bool)
    case id(AnyHashable)
    case type(ObjectIdentifier)
    case label
    case content
    case secondary(Int)
    case sheet
    case screen
    /// The same identity a second time in one pass, which is the caller's mistake: it gets state of its own.
    indirect case again(ScopeKey, Int)
}
