/// A clock whose hand a test moves.
@MainActor final class HandClock {
    var now = ContinuousClock.now
}
