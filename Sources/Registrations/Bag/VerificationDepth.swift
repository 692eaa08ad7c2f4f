/// How much a verification reads.
public enum VerificationDepth: Equatable, Sendable {
    /// Tag files, the record's bytes, all names and the size of all together; what a start can afford. What fails that
    /// is looked at closely, pictures apart.
    case quick
    /// Every byte.
    case whole
}
