import Core

/// How much of a view that fades in and out is there, remembered by its scope.
@MainActor final class Presence {
    private let arrival: Animation?
    private var start: Instant?
    /// What it drew last, as a part of the list that is shown.
    var commands: Range<Int> = 0..<0

    private init(arrival: Animation?) { self.arrival = arrival }

    /// The presence that the scope of this context remembers. A view that comes with the tree itself is there at once.
    static func remembered(in context: BuildContext, arrival: Animation?, departure: Animation?) -> Presence {
        if let known = context.scope.memory as? Presence { return known }
        let presence = Presence(arrival: context.pass.number > 1 ? arrival : nil)
        let (scope, pass) = (context.scope, context.pass)
        scope.memory = presence
        scope.onRemoval = { [weak scope, unowned pass] now in
            guard let animation = departure ?? scope?.animation, presence.commands.upperBound <= pass.shown.count
            else { return }
            let commands = Array(pass.shown[presence.commands])
            pass.departures.append(
                Departure(
                    commands: commands, start: now, animation: animation, place: scope?.livingParent))
        }
        return presence
    }

    /// Never nothing: what arrives takes touches from the first moment.
    func opacity(at now: Instant) -> Double {
        guard let arrival else { return 1 }
        let start = start ?? now
        self.start = start
        return arrival.step(at: now - start).map { min(1, max(0.01, 1 - $0.position)) } ?? 1
    }

    func isArriving(at now: Instant) -> Bool {
        guard let arrival, let start else { return false }
        return arrival.step(at: now - start) != nil
    }
}
