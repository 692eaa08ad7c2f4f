import Core
import Glibc
import Testing

@Suite("Refused system calls")
struct SystemErrorTests {
    @Test("the sentence names the call, its subject and the reason")
    func sentence() {
        #expect(SystemError("open", "/x", errno: ENOENT).description == "open /x: No such file or directory")
    }

    @Test("a call without a subject has none in its sentence")
    func noSubject() { #expect(SystemError("fsync", errno: ENOSPC).description == "fsync: No space left on device") }

    @Test("a log line carries priority, message and data")
    func log() {
        let lines = Locked<[String]>([])
        let log = Log { line in lines.withLock { $0.append(line) } }
        log(.warning, "frame dropped", [("sequence", 7)])
        #expect(lines.withLock { $0 } == ["<4>frame dropped sequence=7"])
    }
}
