/// How long to wait before the next try: 2, 4, 8, 16, then 20 seconds each. A value; time is passed in.
package struct BackOff: Equatable, Sendable {
    private static let longest = 20.0

    private var delay = 2.0
    /// The moment of the next try; `nil` before the first question.
    package private(set) var due: Instant?

    package init() {}

    /// True once each time that a try is due; the first one is due two seconds after the first question.
    package mutating func isDue(at now: Instant) -> Bool {
        guard let due else {
            self.due = now + delay
            return false
        }
        guard now >= due else { return false }
        delay = min(delay * 2, BackOff.longest)
        self.due = now + delay
        return true
    }

    /// Counts the present delay from now on: something that worked for a while has failed anew.
    package mutating func arm(at now: Instant) {
        // A try that was due and made has already moved on to the next delay.
        guard due.map({ $0 <= now }) ?? true else { return }
        due = now + delay
    }

    /// Starts from two seconds again.
    package mutating func reset() { self = BackOff() }
}
