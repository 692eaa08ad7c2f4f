/// Tells which outcome belongs to which draft: tickets count from 1 in the order in which drafts were taken.
public struct RegistrationTicket: Hashable, Comparable, Sendable {
    public let number: Int

    public static func < (left: RegistrationTicket, right: RegistrationTicket) -> Bool { left.number < right.number }
}
