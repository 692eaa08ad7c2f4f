import Glibc
import Synchronization

/// Messages for people. Unbuffered; a stream that cannot be written is ignored.
package enum StandardError {
    package static func write(_ text: String) { _ = writeAll(text, to: 2) }
}

/// Results for programs. Unbuffered; callers write whole lines.
package enum StandardOutput {
    // The one fact about the one standard output of the process; only ever raised.
    private static let failure = Atomic<Bool>(false)

    /// Whether something was lost on the way: a full disk, a reader that has gone.
    package static var hasFailed: Bool { failure.load(ordering: .relaxed) }

    package static func write(_ text: String) {
        if !writeAll(text, to: 1) { failure.store(true, ordering: .relaxed) }
    }
}

/// What both have in common.
package enum StandardStreams {
    // Decided once, at the start of a program that has more to do than to talk.
    fileprivate static let isImpatient = Atomic<Bool>(false)

    /// From now on, what a full pipe does not take at once is dropped instead of waited for.
    package static func loseWhatNobodyReads() { isImpatient.store(true, ordering: .relaxed) }

    /// Whether a write of at most PIPE_BUF bytes would go through at once.
    fileprivate static func takes(_ descriptor: Int32) -> Bool {
        var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return Glibc.poll(&poll, 1, 0) == 1 && poll.revents & Int16(POLLOUT) != 0
    }

    /// Writes everything, or as much as goes through at once when it must not wait; false when some of it was lost.
    package static func write(_ text: String, to descriptor: Int32, waiting: Bool) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                if !waiting, !takes(descriptor) { return false }
                let written = Glibc.write(
                    descriptor, rest.baseAddress, waiting ? rest.count : min(rest.count, Int(PIPE_BUF)))
                if written > 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
                } else if written == 0 || errno != EINTR {
                    return false
                }
            }
            return true
        }
    }
}

private func writeAll(_ text: String, to descriptor: Int32) -> Bool {
    let waits = !StandardStreams.isImpatient.load(ordering: .relaxed)
    return StandardStreams.write(text, to: descriptor, waiting: waits)
}
