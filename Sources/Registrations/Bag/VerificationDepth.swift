/// How much a verification reads.
package enum VerificationDepth: Equatable, Sendable {
    /// Tag files, the record and all names and sizes; what a start can afford.
    case quick
    /// Every byte.
    case whole
}
