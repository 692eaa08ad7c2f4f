import Core

/// Commits drafts on a thread of its own, one after the other, so that no display frame waits for a disk.
///
/// The queue is bounded and refuses when full: nothing that was taken is dropped. Outcomes lie in a mailbox until the
/// main loop drains it. Callable from any thread.
public final class RegistrationWriter: Sendable {
    private let queue: BoundedQueue<Order>
    private let outcomes: Locked<[RegistrationOutcome]>
    private let lastTicket: Locked<Int>
    private let thread: Locked<NamedThread?>

    private enum Order: Sendable {
        case commit(RegistrationDraft, RegistrationID?, RegistrationTicket)
        case recover
        case scrub
        case evict(days: Int, now: Registration.Moment)
    }

    /// How many go at one time, so that a draft that comes meanwhile waits for no longer than a commit takes.
    private static let evictedAtOnce = 8

    /// - Parameters:
    ///   - capacity: drafts that may wait; each holds its pictures in memory.
    ///   - wake: called on the writer's thread after each order, to wake a main loop; must not wait.
    public init(_ store: RegistrationStore, capacity: Int = 4, wake: @escaping @Sendable () -> Void = {}) {
        let queue = BoundedQueue<Order>(capacity: capacity)
        let outcomes = Locked<[RegistrationOutcome]>([])
        self.queue = queue
        self.outcomes = outcomes
        lastTicket = Locked(0)
        thread = Locked(
            NamedThread("store-writer") {
                while let order = queue.take() {
                    switch order {
                    case .commit(let draft, let id, let ticket):
                        let outcome = Self.commit(draft, id, ticket, to: store)
                        outcomes.withLock { $0.append(outcome) }
                    case .recover: _ = try? store.recover()
                    case .scrub: _ = try? store.scrub()
                    case .evict(let days, let now):
                        _ = try? store.evict(olderThan: days, at: now, limit: Self.evictedAtOnce)
                    }
                    wake()
                }
            })
    }

    deinit { queue.close() }

    /// Takes a draft, or says `nil` when the queue is full or the writer was finished: the draft stays with the caller.
    ///
    /// - Parameter id: the id of an earlier try whose outcome is unknown.
    public func submit(_ draft: RegistrationDraft, as id: RegistrationID? = nil) -> RegistrationTicket? {
        // One lock around both, so that tickets are in the order of the queue.
        lastTicket.withLock { last in
            let ticket = RegistrationTicket(number: last + 1)
            guard queue.offer(.commit(draft, id, ticket)) else { return nil }
            last += 1
            return ticket
        }
    }

    /// Has the store recover, to heal what may have passed; what came of it is then in the store's `readOnlyReason`
    /// and `recoveryReport`. False when the queue is full or the writer was finished.
    @discardableResult
    public func recover() -> Bool { queue.offer(.recover) }

    /// Has the store read one registration whole, for times in which nobody is there; what is broken is then in the
    /// store's `recoveryReport`. False when the queue is full or the writer was finished.
    @discardableResult
    public func scrub() -> Bool { queue.offer(.scrub) }

    /// Has the store take away a few registrations that are older than that and lie verified elsewhere; see
    /// `RegistrationStore.evict`. False when the queue is full or the writer was finished.
    @discardableResult
    public func evict(olderThan days: Int, at now: Registration.Moment) -> Bool {
        queue.offer(.evict(days: days, now: now))
    }

    /// The outcomes since the last call, in order. Never waits for the disk.
    public func drain() -> [RegistrationOutcome] {
        outcomes.withLock { outcomes in
            defer { outcomes = [] }
            return outcomes
        }
    }

    /// Takes no more drafts, waits until those that were taken are done, and ends the thread.
    public func finish() {
        queue.close()
        let running = thread.withLock { $0.take() }
        if let running = consume running { running.join() }
    }

    private static func commit(
        _ draft: RegistrationDraft, _ id: RegistrationID?, _ ticket: RegistrationTicket, to store: RegistrationStore
    ) -> RegistrationOutcome {
        var id = id
        let result = Result { () throws(StoreError) in
            let chosen: RegistrationID
            if let id { chosen = id } else { chosen = try store.newID() }
            id = chosen
            do throws(StoreError) {
                return try store.commit(draft, as: chosen)
            } catch {
                // Nobody can tell whether it is there. A store that recovers knows, and makes one of two commits.
                guard error.kind == .outcomeUnknown, (try? store.recover()) != nil else { throw error }
                return try store.commit(draft, as: chosen)
            }
        }
        return RegistrationOutcome(ticket: ticket, id: id, result: result)
    }
}
