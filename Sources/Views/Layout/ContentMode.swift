/// Whether something of fixed proportions stays within its room or covers it.
public enum ContentMode: Hashable, Sendable {
    /// All of it is within the room, some of which may stay free.
    case fit
    /// None of the room stays free; what does not fit sticks out.
    case fill
}
