import Glibc

/// Messages for people. Unbuffered; a closed stream is ignored.
package enum StandardError {
    package static func write(_ text: String) { writeAll(text, to: 2) }
}

/// Results for programs. Unbuffered; callers write whole lines.
package enum StandardOutput {
    package static func write(_ text: String) { writeAll(text, to: 1) }
}

private func writeAll(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
        var rest = UnsafeRawBufferPointer(bytes)
        while !rest.isEmpty {
            let written = Glibc.write(descriptor, rest.baseAddress, rest.count)
            if written > 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
            } else if errno != EINTR {
                return
            }
        }
    }
}
