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

    @Test("an unknown outcome can be tried again under its id once the store has recovered")
    func unknown() throws {
        let disk = ModelDisk()
        let faulty = FaultyDisk(disk)
        let store = try RegistrationStore.open(at: "/store", mode: .writing, disk: faulty)
        _ = try store.commit(Samples.draft(seed: 9))
        faulty.arm(.refuseSyncAfterMove(errno: 5))
        let done = BoundedQueue<Void>(capacity: 10)
        let writer = RegistrationWriter(store, wake: { _ = done.offer(()) })
        let draft = Samples.draft()
        #expect(writer.submit(draft) != nil)
        _ = done.take()
        let outcomes = writer.drain()
        try #require(outcomes.count == 1)
        guard case .failure(let error) = outcomes[0].result else {
            Issue.record("it succeeded")
            return
        }
        #expect(error.kind == .outcomeUnknown)
        #expect(writer.recover())
        #expect(writer.submit(draft, as: outcomes[0].id) != nil)
        writer.finish()
        let registration = try #require(writer.drain().first).result.get()
        let survivor = try RegistrationStore.open(at: "/store", mode: .reading, disk: disk.afterPowerCut())
        #expect(try survivor.list().count == 2)
        #expect(try survivor.show(registration.id) == registration)
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
