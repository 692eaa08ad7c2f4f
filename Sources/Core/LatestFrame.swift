import Synchronization

/// A mailbox of one: the newest value always wins, the reader never waits and never sees an old one twice.
///
/// Three slots and one atomic byte (index of the middle slot and a fresh bit): wait-free on both ends, no allocation.
/// Exactly one producer and one consumer, which is why both ends are noncopyable and handed out once.
package struct LatestFrame<Value: Sendable>: ~Copyable {
    private let slots = LatestFrameSlots<Value>()
    private var handedOut = (producer: false, consumer: false)

    package init() {}

    /// The writing end; once.
    package mutating func takeProducer() -> LatestFrameProducer<Value> {
        precondition(!handedOut.producer, "a mailbox has one producer")
        handedOut.producer = true
        return LatestFrameProducer(slots)
    }

    /// The reading end; once.
    package mutating func takeConsumer() -> LatestFrameConsumer<Value> {
        precondition(!handedOut.consumer, "a mailbox has one consumer")
        handedOut.consumer = true
        return LatestFrameConsumer(slots)
    }
}

/// The writing end; owned by one thread.
package struct LatestFrameProducer<Value: Sendable>: ~Copyable, Sendable {
    private let slots: LatestFrameSlots<Value>
    private var back: UInt8 = 0

    fileprivate init(_ slots: LatestFrameSlots<Value>) { self.slots = slots }

    /// Publishes a value. True when it replaced one that nobody had taken: that one is dropped.
    @discardableResult
    package mutating func publish(_ value: Value) -> Bool {
        slots[back] = value
        let old = slots.middle.exchange(back | LatestFrameSlots<Value>.fresh, ordering: .acquiringAndReleasing)
        back = old & 3
        slots[back] = nil
        return old & LatestFrameSlots<Value>.fresh != 0
    }
}

/// The reading end; owned by one thread.
package struct LatestFrameConsumer<Value: Sendable>: ~Copyable, Sendable {
    private let slots: LatestFrameSlots<Value>
    private var front: UInt8 = 2

    fileprivate init(_ slots: LatestFrameSlots<Value>) { self.slots = slots }

    /// The newest value, once; `nil` when nothing came since the last call.
    package mutating func take() -> Value? {
        guard slots.middle.load(ordering: .relaxed) & LatestFrameSlots<Value>.fresh != 0 else { return nil }
        let old = slots.middle.exchange(front, ordering: .acquiringAndReleasing)
        front = old & 3
        let value = slots[front]
        slots[front] = nil
        return value
    }
}

private final class LatestFrameSlots<Value: Sendable>: @unchecked Sendable {
    // Sendable is true because every slot belongs to exactly one of producer, middle and consumer at any time,
    // and it changes hands only by the exchange on `middle`.
    static var fresh: UInt8 { 4 }
    let middle = Atomic<UInt8>(1)
    private let storage: UnsafeMutablePointer<Value?>

    init() {
        storage = .allocate(capacity: 3)
        storage.initialize(repeating: nil, count: 3)
    }

    deinit {
        storage.deinitialize(count: 3)
        storage.deallocate()
    }

    subscript(index: UInt8) -> Value? {
        get { storage[Int(index)] }
        set { storage[Int(index)] = newValue }
    }
}
