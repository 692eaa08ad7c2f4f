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

    private struct Order: Sendable {
        let ticket: RegistrationTicket
        let draft: RegistrationDraft
        let id: RegistrationID?
    }

    /// - Parameters:
    ///   - capacity: drafts that may wait; each holds its pictures in memory.
    ///   - wake: called on the writer's thread after each outcome, to wake a main loop; must not wait.
    public init(_ store: RegistrationStore, capacity: Int = 4, wake: @escaping @Sendable () -> Void = {}) {
        let queue = BoundedQueue<Order>(capacity: capacity)
        let outcomes = Locked<[RegistrationOutcome]>([])
        self.queue = queue
        self.outcomes = outcomes
        lastTicket = Locked(0)
        thread = Locked(
            NamedThread("store-writer") {
                while let order = queue.take() {
                    let outcome = Self.perform(order, in: store)
                    outcomes.withLock { $0.append(outcome) }
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
            guard queue.offer(Order(ticket: ticket, draft: draft, id: id)) else { return nil }
            last += 1
            return ticket
        }
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

    private static func perform(_ order: Order, in store: RegistrationStore) -> RegistrationOutcome {
        var id = order.id
        let result = Result { () throws(StoreError) in
            let chosen: RegistrationID
            if let id { chosen = id } else { chosen = try store.newID() }
            id = chosen
            return try store.commit(order.draft, as: chosen)
        }
        return RegistrationOutcome(ticket: order.ticket, id: id, result: result)
    }
}
