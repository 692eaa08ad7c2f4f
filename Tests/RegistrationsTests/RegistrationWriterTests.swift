import Core
import Registrations
import Testing

@Suite struct RegistrationWriterTests {
    @Test("drafts are committed in order, and finishing waits for all of them")
    func order() throws {
        let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: ModelDisk())
        let writer = RegistrationWriter(store, capacity: 8)
        let tickets = try (0..<5).map { try #require(writer.submit(Samples.draft(seed: UInt8($0)))) }
        writer.finish()
        let outcomes = writer.drain()
        #expect(outcomes.map(\.ticket) == tickets)
        let registrations = try outcomes.map { try $0.result.get() }
        #expect(try store.list().map(\.registration) == registrations)
        #expect(outcomes.map(\.id) == registrations.map(\.id))
        #expect(writer.drain().isEmpty)
        #expect(writer.submit(Samples.draft()) == nil)
    }

    @Test("a full queue refuses and drops nothing")
    func full() throws {
        let gate = Gate()
        let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: ModelDisk())
        let writer = RegistrationWriter(store, capacity: 2, wake: { gate.pass() })
        let first = writer.submit(Samples.draft())
        #expect(first != nil)
        // The writer waits in `wake` after the first one; two more fit, and no third.
        gate.waitUntilReached()
        #expect(writer.submit(Samples.draft(seed: 2)) != nil)
        #expect(writer.submit(Samples.draft(seed: 3)) != nil)
        #expect(writer.submit(Samples.draft(seed: 4)) == nil)
        gate.open()
        writer.finish()
        #expect(writer.drain().count == 3)
        #expect(try store.list().count == 3)
    }

    @Test("after an unknown outcome the store recovers, and the draft is registered once")
    func unknown() throws {
        let disk = ModelDisk()
        let faulty = FaultyDisk(disk)
        let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: faulty)
        _ = try store.commit(Samples.draft(seed: 9))
        faulty.arm(.refuseSyncAfterMove(errno: 5))
        let writer = RegistrationWriter(store)
        #expect(writer.submit(Samples.draft()) != nil)
        writer.finish()
        #expect(faulty.fired)
        let registration = try #require(writer.drain().first).result.get()
        let survivor = try RegistrationStore.open(at: "/store", mode: .reading, disk: disk.afterPowerCut())
        #expect(try survivor.list().count == 2)
        #expect(try survivor.show(registration.id) == registration)
    }

    @Test("an outcome that stays unknown is told with its id, and the draft can be committed under it later")
    func staysUnknown() throws {
        let faulty = FaultyDisk(ModelDisk())
        let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: faulty)
        _ = try store.commit(Samples.draft(seed: 9))
        let done = BoundedQueue<Void>(capacity: 10)
        let writer = RegistrationWriter(store, wake: { _ = done.offer(()) })
        faulty.arm(.failAfterMove(errno: 5))
        #expect(writer.submit(Samples.draft()) != nil)
        _ = done.take()
        let outcome = try #require(writer.drain().first)
        guard case .failure(let error) = outcome.result else {
            Issue.record("it succeeded")
            return
        }
        #expect(error.kind == .outcomeUnknown)
        faulty.arm(.none)
        #expect(writer.recover())
        #expect(writer.submit(Samples.draft(), as: outcome.id) != nil)
        writer.finish()
        #expect(try #require(writer.drain().first).result.get().id == outcome.id)
        #expect(try store.list().count == 2)
    }

    @Test("what is old and lies verified elsewhere goes in idle times, and nothing else does")
    func evicts() throws {
        let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: ModelDisk())
        let copied = try store.commit(Samples.draft())
        let here = try store.commit(Samples.draft(seed: 5))
        let receipt = Receipt(
            of: copied.id, kind: .export, destination: "stick", bag: try store.bagDigest(of: copied.id),
            verified: true, at: Samples.moment)
        try store.record(try #require(receipt))
        let early = RegistrationWriter(store)
        #expect(early.evict(olderThan: 30, at: Samples.later(days: 29)))
        early.finish()
        #expect(try store.count() == 2)
        let writer = RegistrationWriter(store)
        #expect(writer.evict(olderThan: 30, at: Samples.later(days: 31)))
        writer.finish()
        #expect(try store.identifiers() == [here.id])
        #expect(!writer.evict(olderThan: 30, at: Samples.later(days: 31)))
    }
}

/// Holds a thread until it is opened.
private final class Gate: Sendable {
    private let arrivals = BoundedQueue<Void>(capacity: 100)
    private let permits = BoundedQueue<Void>(capacity: 1)

    func pass() {
        _ = arrivals.offer(())
        _ = permits.take()
    }

    func waitUntilReached() { _ = arrivals.take() }

    func open() { permits.close() }
}
