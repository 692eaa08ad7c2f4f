import Cameras
import Core
import Glibc
import Imaging
import TestSupport
import Testing

@Suite("Clips that cannot be played")
struct RefusedClipTests {
    let folder = TemporaryFolder()

    @Test("what is not there is missing", arguments: ["no.jpg", "no.mjpeg", "no.y4m", "no", "no/such/folder/"])
    func missing(name: String) { #expect(Samples.refusal(folder.file(name)) == .missing) }

    @Test("a path that leads through a file is missing")
    func throughFile() {
        let path = folder.write([1], to: "a.jpg")
        #expect(Samples.refusal(path + "/b.jpg") == .missing)
    }

    @Test("an empty file is unusable", arguments: ["a.jpg", "a.mjpeg", "a.y4m", "a.txt"])
    func empty(name: String) { #expect(Samples.refusal(folder.write([], to: name)) == .unusable) }

    @Test("garbage is unusable", arguments: ["a.jpg", "a.mjpeg", "a.y4m", "a"])
    func garbage(name: String) {
        var random = SeededGenerator(seed: 1)
        let bytes = (0..<5000).map { _ in UInt8.random(in: 0...254, using: &random) }
        #expect(Samples.refusal(folder.write(bytes, to: name)) == .unusable)
    }

    @Test("a web page under a picture's name is unusable")
    func webPage() {
        let path = folder.write(Array("<!DOCTYPE html><html></html>".utf8), to: "a.jpg")
        #expect(Samples.refusal(path) == .unusable)
    }

    @Test("an empty folder is unusable")
    func emptyFolder() { #expect(Samples.refusal(folder.path) == .unusable) }

    @Test("a folder without a JPEG is unusable")
    func foreignFolder() {
        folder.write([1, 2], to: "a.png")
        #expect(Samples.refusal(folder.path) == .unusable)
    }

    @Test("a folder of damaged pictures is unusable, also when it loops", arguments: [false, true])
    func badFolder(loops: Bool) throws {
        for number in 1...3 { folder.write(Array(try Samples.jpeg(number).dropLast(99)), to: "\(number).jpg") }
        let source = try Samples.open(folder.path, ReplayOptions(loops: loops))
        do throws(SourceError) {
            _ = try Samples.events(source)
            Issue.record("it was played")
        } catch {
            #expect(error.kind == .unusable)
        }
    }

    @Test("a file that may not be read is unreadable", .enabled(if: geteuid() != 0))
    func forbidden() throws {
        let path = folder.write(try Samples.jpeg(1), to: "a.jpg")
        try #require(chmod(path, 0) == 0)
        #expect(Samples.refusal(path) == .unreadable)
    }

    @Test("a link that leads in a circle is unreadable")
    func circle() throws {
        try #require(symlink("a.jpg", folder.file("a.jpg")) == 0)
        #expect(Samples.refusal(folder.file("a.jpg")) == .unreadable)
    }

    @Test("a refusal by the system keeps what the system said", arguments: [false, true])
    func cause(isCircle: Bool) throws {
        if isCircle { try #require(symlink("a.jpg", folder.file("a.jpg")) == 0) }
        do throws(SourceError) {
            _ = try Samples.open(folder.file("a.jpg"))
            Issue.record("it was opened")
        } catch {
            #expect(error.cause?.errno == (isCircle ? ELOOP : ENOENT))
            #expect(error.cause?.subject == folder.file("a.jpg"))
        }
    }

    @Test("a refusal of our own has no system call behind it")
    func noCause() {
        do throws(SourceError) {
            _ = try Samples.open(folder.write([1], to: "a.txt"))
            Issue.record("it was opened")
        } catch {
            #expect(error.cause == nil)
        }
    }

    @Test("a pipe under a picture's name is refused and not waited for", .timeLimit(.minutes(1)))
    func pipe() throws {
        try #require(mkfifo(folder.file("a.jpg"), 0o644) == 0)
        #expect(Samples.refusal(folder.file("a.jpg")) == .unusable)
    }

    @Test("a camera that is not there is an unavailable device that may come", arguments: ["v4l2:/dev/video987"])
    func camera(text: String) throws {
        let description = try SourceDescription(text)
        do throws(SourceError) {
            _ = try description.open(pool: FramePool())
            Issue.record("it was opened")
        } catch {
            #expect(error.kind == .deviceUnavailable)
            #expect(error.canPass)
        }
    }
}
