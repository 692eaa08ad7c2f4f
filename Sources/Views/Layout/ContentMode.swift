/// Whether something of fixed proportions stays within its room or covers it.
public enum ContentMode: Hashable, Sendable {
    case fit
    case fill
}
