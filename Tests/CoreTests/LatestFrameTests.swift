import Core
import Testing

@Suite("The mailbox of one")
struct LatestFrameTests {
    @Test("an empty mailbox gives nothing")
    func empty() {
        var mailbox = LatestFrame<Int>()
        var consumer = mailbox.takeConsumer()
        #expect(consumer.take() == nil)
    }

    @Test("the newest value wins")
    func newest() {
        var mailbox = LatestFrame<Int>()
        var producer = mailbox.takeProducer()
        var consumer = mailbox.takeConsumer()
        for value in 1...5 { producer.publish(value) }
        #expect(consumer.take() == 5)
    }

    @Test("no value is given out twice")
    func once() {
        var mailbox = LatestFrame<Int>()
        var producer = mailbox.takeProducer()
        var consumer = mailbox.takeConsumer()
        producer.publish(1)
        let taken = (consumer.take(), consumer.take(), consumer.take())
        #expect(taken == (1, nil, nil))
    }

    @Test("publishing tells whether it replaced a value that nobody took")
    func drops() {
        var mailbox = LatestFrame<Int>()
        var producer = mailbox.takeProducer()
        var consumer = mailbox.takeConsumer()
        var dropped = [producer.publish(1), producer.publish(2)]
        _ = consumer.take()
        dropped += [producer.publish(3), producer.publish(4)]
        #expect(dropped == [false, true, false, true])
    }

    @Test("a replaced value is let go at once, and so is a taken one")
    func releases() {
        var mailbox = LatestFrame<Token>()
        var producer = mailbox.takeProducer()
        var consumer = mailbox.takeConsumer()
        let alive = Locked(0)
        for _ in 0..<10 { producer.publish(Token(alive)) }
        #expect(alive.withLock { $0 } == 1)
        _ = consumer.take()
        #expect(alive.withLock { $0 } == 0)
    }

    @Test("between two threads values only grow, and every one is either taken or dropped")
    func twoThreads() throws {
        var mailbox = LatestFrame<Int>()
        let producer = Handover(mailbox.takeProducer())
        let consumer = Handover(mailbox.takeConsumer())
        let count = 200_000
        let dropped = Locked(0)
        let seen = Locked<[Int]>([])
        let writer = NamedThread("writer") {
            guard var end = producer.take() else { return }
            var drops = 0
            for value in 1...count where end.publish(value) { drops += 1 }
            dropped.withLock { $0 = drops }
        }
        let reader = NamedThread("reader") {
            guard var end = consumer.take() else { return }
            var values: [Int] = []
            while values.last != count { if let value = end.take() { values.append(value) } }
            seen.withLock { $0 = values }
        }
        writer.join()
        reader.join()
        let values = seen.withLock { $0 }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
        #expect(values.count + dropped.withLock { $0 } == count)
    }
}

/// Counts how many of its kind are there.
private final class Token: Sendable {
    private let alive: Locked<Int>

    init(_ alive: Locked<Int>) {
        self.alive = alive
        alive.withLock { $0 += 1 }
    }

    deinit { alive.withLock { $0 -= 1 } }
}

/// Carries something noncopyable into the closure of a thread.
private final class Handover<Value: ~Copyable & Sendable>: Sendable {
    private let value: Locked<Value?>

    init(_ value: consuming Value) { self.value = Locked(value) }

    func take() -> Value? {
        value.withLock { (held: inout Value?) -> Value? in held.take() }
    }
}
