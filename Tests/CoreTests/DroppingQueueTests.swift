import Core
import Testing

@Suite("The queue whose oldest gives way")
struct DroppingQueueTests {
    @Test("elements come out in the order they went in")
    func order() {
        let queue = DroppingQueue<Int>(bound: 8)
        for value in 1...5 { queue.push(value) }
        #expect(queue.popAll() == [1, 2, 3, 4, 5])
    }

    @Test("a full queue lets the oldest go and counts it")
    func full() {
        let queue = DroppingQueue<Int>(bound: 3)
        for value in 1...7 { queue.push(value) }
        #expect(queue.dropped == 4)
        #expect(queue.popAll() == [5, 6, 7])
    }

    @Test("taking all empties the queue and keeps the count of drops")
    func emptied() {
        let queue = DroppingQueue<Int>(bound: 1)
        queue.push(1)
        queue.push(2)
        _ = queue.popAll()
        #expect(queue.popAll() == [])
        #expect(queue.dropped == 1)
    }

    @Test("two threads lose nothing that is not counted")
    func threads() {
        let queue = DroppingQueue<Int>(bound: 64)
        let writers = (0..<2).map { part in
            Joined { for value in 0..<10_000 { queue.push(part * 10_000 + value) } }
        }
        var taken: [Int] = []
        for _ in 0..<1000 { taken += queue.popAll() }
        for writer in writers { writer.join() }
        taken += queue.popAll()
        #expect(taken.count + queue.dropped == 20_000)
        #expect(Set(taken).count == taken.count)
    }
}
