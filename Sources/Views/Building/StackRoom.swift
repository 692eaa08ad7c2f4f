import Core

/// How much of the thread's stack is left. Views, nodes and scopes are walked by calls within calls, as deep as they lie in
/// each other; a description without an end would end the program.
///
/// Whoever goes one level deeper asks first, and leaves out what is below where there is no room for it.
@MainActor final class StackRoom {
    /// Of the stack of a main thread. A thread whose stack is said to have no end gets no more.
    private static let most: UInt = 8 << 20
    /// A quarter of the stack is for what is called at the very bottom: shaping of texts, actions, the end of values.
    private static let reserve: UInt = 4

    private var stack: ThreadStack?
    /// Below this address nothing goes deeper.
    private var end: UInt = 0
    /// Whether something was left out since the beginning of the program.
    private(set) var wasShort = false

    /// Looks at the thread that calls, which is where everything is walked until the next call.
    func begin() {
        let stack = self.stack.flatMap { $0.isOfThisThread ? $0 : nil } ?? ThreadStack()
        self.stack = stack
        let length = min(stack.length, Self.most)
        let kept = length / Self.reserve
        // What is used already, by whoever calls, is not to be had again.
        end = max(stack.lowest + kept, Self.here() - (length - kept))
    }

    /// Whether there is room for one level more.
    func isLeft() -> Bool {
        if Self.here() > end { return true }
        wasShort = true
        return false
    }

    /// An address in the stack of who asks.
    @inline(__always) private static func here() -> UInt {
        var byte: UInt8 = 0
        return withUnsafeMutablePointer(to: &byte) { UInt(bitPattern: $0) }
    }
}
