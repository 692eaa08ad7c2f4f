import Core
import Glibc
import Testing

@Suite("What is said on a stream")
struct StandardStreamsTests {
    private struct Pipe {
        let reader: Int32
        let writer: Int32

        init() {
            var ends: [Int32] = [0, 0]
            precondition(pipe(&ends) == 0)
            (reader, writer) = (ends[0], ends[1])
        }

        /// Until it takes no more; the writer blocks again afterwards.
        func fill() {
            let flags = fcntl(writer, F_GETFL)
            _ = fcntl(writer, F_SETFL, flags | O_NONBLOCK)
            let block = [UInt8](repeating: 46, count: 4096)
            while Glibc.write(writer, block, block.count) > 0 {}
            _ = fcntl(writer, F_SETFL, flags)
        }

        func closeBoth() {
            close(reader)
            close(writer)
        }
    }

    @Test("is dropped and not waited for when a reader stands still and the program must go on")
    func stalled() {
        let pipe = Pipe()
        defer { pipe.closeBoth() }
        pipe.fill()
        #expect(!StandardStreams.write("lost\n", to: pipe.writer, waiting: false))
    }

    @Test("goes through whole while there is room", arguments: [true, false])
    func room(waiting: Bool) {
        let pipe = Pipe()
        defer { pipe.closeBoth() }
        let text = String(repeating: "0123456789", count: 2000)
        #expect(StandardStreams.write(text, to: pipe.writer, waiting: waiting))
        var bytes = [UInt8](repeating: 0, count: 30_000)
        let count = read(pipe.reader, &bytes, bytes.count)
        #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == text)
    }

    @Test("is lost when its reader has gone, and says so", arguments: [true, false])
    func gone(waiting: Bool) {
        signal(SIGPIPE, SIG_IGN)
        let pipe = Pipe()
        close(pipe.reader)
        defer { close(pipe.writer) }
        #expect(!StandardStreams.write("lost\n", to: pipe.writer, waiting: waiting))
    }
}
