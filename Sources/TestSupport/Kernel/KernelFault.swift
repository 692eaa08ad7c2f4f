/// A call that goes wrong in a script.
package struct KernelFault: Sendable {
    package enum Outcome: Equatable, Sendable {
        case refused(errno: Int32)
        /// The call does not come back.
        case hangs
    }

    package var call: KernelCall
    /// Calls of this kind that go well before it.
    package var after: Int
    /// How many go wrong.
    package var count: Int
    package var outcome: Outcome

    package init(_ call: KernelCall, errno: Int32, after: Int = 0, count: Int = 1) {
        (self.call, self.after, self.count, outcome) = (call, after, count, .refused(errno: errno))
    }

    package init(_ call: KernelCall, hangsAfter after: Int) {
        (self.call, self.after, count, outcome) = (call, after, .max, .hangs)
    }
}
