import Core

/// Keeps the memory of frames that are gone for the frames that come: after warm-up nothing is allocated per frame.
///
/// Thread-safe. Buffers of another size than the newest are given back to the system.
package final class FramePool: Sendable {
    private struct Shelf {
        var byteCount = 0
        var free: [FrameMemory] = []
        var allocations = 0
    }

    private let shelf = Locked(Shelf())
    private let capacity: Int

    /// - Parameter capacity: how many idle buffers are kept; more are freed.
    package init(capacity: Int = 8) { self.capacity = capacity }

    /// How often memory was taken from the system; stands still after warm-up.
    package var allocations: Int { shelf.withLock { $0.allocations } }

    package func take(_ byteCount: Int) -> FrameBuffer {
        let memory = shelf.withLock { (shelf) -> FrameMemory in
            if shelf.byteCount != byteCount {
                shelf.free.forEach { $0.free() }
                shelf.free.removeAll(keepingCapacity: true)
                shelf.byteCount = byteCount
            }
            if let memory = shelf.free.popLast() { return memory }
            shelf.allocations += 1
            return FrameMemory(byteCount: byteCount)
        }
        return FrameBuffer(memory: memory, pool: self)
    }

    fileprivate func giveBack(_ memory: FrameMemory) {
        let kept = shelf.withLock { (shelf) -> Bool in
            guard memory.bytes.count == shelf.byteCount, shelf.free.count < capacity else { return false }
            shelf.free.append(memory)
            return true
        }
        if !kept { memory.free() }
    }

    deinit { shelf.withLock { $0.free.forEach { $0.free() } } }
}

/// Raw memory of one buffer; owned by a `FrameBuffer` or by the pool's shelf, never by both.
private struct FrameMemory: @unchecked Sendable {
    // Sendable is true because there is one owner at a time and it changes hands under the pool's lock.
    let bytes: UnsafeMutableRawBufferPointer

    init(byteCount: Int) { bytes = .allocate(byteCount: byteCount, alignment: 64) }

    func free() { bytes.deallocate() }
}

/// The memory of one frame; goes back to its pool with the last reference.
package final class FrameBuffer: Sendable {
    private let memory: FrameMemory
    private let pool: FramePool

    fileprivate init(memory: FrameMemory, pool: FramePool) {
        self.memory = memory
        self.pool = pool
    }

    /// For the producer, before the frame is shared; afterwards nobody writes.
    package func withMutableBytes<Result, Failure: Error>(
        _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(memory.bytes)
    }

    package func withBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(UnsafeRawBufferPointer(memory.bytes))
    }

    deinit { pool.giveBack(memory) }
}
