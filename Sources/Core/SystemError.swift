import CLinux

/// A refused system call: which call, on what, and the `errno` of that very call.
package struct SystemError: Error, Equatable, Sendable {
    package let call: String
    package let subject: String
    package let errno: Int32

    package init(_ call: String, _ subject: String = "", errno: Int32) {
        self.call = call
        self.subject = subject
        self.errno = errno
    }
}

extension SystemError: CustomStringConvertible {
    package var description: String {
        var text = [CChar](repeating: 0, count: 256)
        clinux_error_text(errno, &text, text.count)
        let reason = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return subject.isEmpty ? "\(call): \(reason)" : "\(call) \(subject): \(reason)"
    }
}
