/// Why a `registration.json` cannot be read.
package enum RegistrationUnreadable: Error, Equatable, Sendable {
    case damaged
    case otherFormat(String)
}
