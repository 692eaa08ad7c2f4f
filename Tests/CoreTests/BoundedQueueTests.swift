import Core
import Testing

@Suite struct BoundedQueueTests {
    @Test("elements come out in the order in which they went in, and a full queue refuses")
    func order() {
        let queue = BoundedQueue<Int>(capacity: 2)
        #expect(queue.offer(1))
        #expect(queue.offer(2))
        #expect(!queue.offer(3))
        #expect(queue.take() == 1)
        #expect(queue.offer(4))
        #expect(queue.take() == 2)
        #expect(queue.take() == 4)
    }

    @Test("a closed queue refuses, gives out what it has, and then ends")
    func closed() {
        let queue = BoundedQueue<Int>(capacity: 2)
        #expect(queue.offer(1))
        queue.close()
        #expect(!queue.offer(2))
        #expect(queue.take() == 1)
        #expect(queue.take() == nil)
    }

    @Test("a thread that waits gets everything that another gives")
    func threads() {
        let queue = BoundedQueue<Int>(capacity: 3)
        let taken = Locked<[Int]>([])
        let thread = NamedThread("queue-test") {
            while let element = queue.take() { taken.withLock { $0.append(element) } }
        }
        for number in 0..<1000 { while !queue.offer(number) {} }
        queue.close()
        thread.join()
        #expect(taken.withLock { $0 } == Array(0..<1000))
    }
}
