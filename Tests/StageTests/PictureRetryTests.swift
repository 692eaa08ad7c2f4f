import Core
import Glibc
import TestSupport
import Testing
import Views

@testable import Stage

@MainActor @Suite("A picture file that could not be read", .serialized) struct PictureRetryTests {
    private let folder = TemporaryFolder()
    private let lines = Locked<[String]>([])

    private var path: String { folder.file("picture.png") }

    private func loop() throws -> StageLoop {
        let (lines, path) = (self.lines, self.path)
        let window = try StageWindow(
            StageOptions(size: Size(width: 120, height: 120), headless: true), assets: nil,
            log: Log { line in lines.withLock { $0.append(line) } })
        return StageLoop(window, content: ViewHost(measurer: window.text) { Image(file: path) })
    }

    private func writePicture() throws {
        try Picture(width: 8, height: 8, pixels: [UInt8](repeating: 255, count: 256)).writePNG(to: path)
    }

    private var warnings: Int { lines.withLock { $0.filter { $0.hasPrefix("<4>") }.count } }

    /// Looks at the file, which is as it was, a second after the first picture was shown.
    private func showGap(_ loop: StageLoop) throws {
        #expect(try loop.turn(at: .zero))
        #expect(try !loop.turn(at: Instant(seconds: 0.1)))
        #expect(try loop.screenshot().whiteArea == 0)
    }

    @Test("is shown in its own size within a second of being written, and was told once") func written() throws {
        let loop = try loop()
        try showGap(loop)
        try writePicture()
        // Looked at a moment ago.
        #expect(try !loop.turn(at: Instant(seconds: 0.5)))
        #expect(try loop.turn(at: Instant(seconds: 1.2)))
        #expect(try loop.screenshot().whiteArea == 64)
        #expect(try !loop.turn(at: Instant(seconds: 3)))
        #expect(warnings == 1)
    }

    @Test("is shown when another one has taken its place") func replaced() throws {
        folder.write(Array("no picture".utf8), to: "picture.png")
        let loop = try loop()
        try showGap(loop)
        #expect(try !loop.turn(at: Instant(seconds: 1.2)))
        try writePicture()
        #expect(try loop.turn(at: Instant(seconds: 2.5)))
        #expect(try loop.screenshot().whiteArea == 64)
        #expect(warnings == 1)
    }

    @Test("is another one when it may be read from now on") func permissions() throws {
        folder.write(Array("no picture".utf8), to: "picture.png")
        let stamp = try #require(FileStamp(path))
        #expect(FileStamp(path) == stamp)
        // The file system's clock has steps; the mode alone changes neither content nor its time.
        var tries = 0
        while FileStamp(path) == stamp, tries < 100_000 {
            chmod(path, 0o640)
            tries += 1
        }
        #expect(FileStamp(path) != stamp)
    }

    @Test("is not read again while it stays as it is") func still() throws {
        folder.write(Array("no picture".utf8), to: "picture.png")
        let loop = try loop()
        try showGap(loop)
        for second in 1...5 { #expect(try !loop.turn(at: Instant(seconds: Double(second) * 2))) }
        #expect(loop.pictures == 1)
    }
}
