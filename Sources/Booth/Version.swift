/// Name and version of this program, as records and diagnostics give it.
enum Version {
    static let number = "0.1.0"
    static let software = "nosebooth \(number)"
}
