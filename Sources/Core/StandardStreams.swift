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

private func writeAll(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
        var rest = UnsafeRawBufferPointer(bytes)
        while !rest.isEmpty {
            let written = Glibc.write(descriptor, rest.baseAddress, rest.count)
            if written > 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
            } else if written == 0 || errno != EINTR {
                return false
            }
        }
        return true
    }
}
