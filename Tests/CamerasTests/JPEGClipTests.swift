import Cameras
import Core
import Glibc
import Imaging
import TestSupport
import Testing

@Suite("Clips of JPEGs")
struct JPEGClipTests {
    let folder = TemporaryFolder()

    @Test("a folder plays by name and skips what is no JPEG")
    func byName() throws {
        for (name, number) in [("b.jpg", 2), ("a.jpeg", 1), ("c.JPG", 3), ("d.png", 9), (".hidden.jpg", 8)] {
            folder.write(try Samples.jpeg(number), to: name)
        }
        folder.write(Array("notes".utf8), to: "readme.txt")
        let events = try Samples.events(Samples.open(folder.path))
        #expect(Samples.frames(events).map(Samples.number) == [1, 2, 3])
        #expect(Samples.drops(events) == [])
    }

    @Test("names are ordered byte by byte, so that leading zeros count")
    func byteOrder() throws {
        for (name, number) in [("10.jpg", 1), ("2.jpg", 2), ("Z.jpg", 3), ("a.jpg", 4)] {
            folder.write(try Samples.jpeg(number), to: name)
        }
        #expect(try Samples.frames(Samples.events(Samples.open(folder.path))).map(Samples.number) == [1, 2, 3, 4])
    }

    @Test("a single JPEG is a clip of one frame")
    func single() throws {
        let path = folder.write(try Samples.jpeg(7), to: "one.jpg")
        #expect(try Samples.frames(Samples.events(Samples.open(path))).map(Samples.number) == [7])
    }

    @Test(
        "frames are numbered and timed at the clip's rate", arguments: [(nil, 30.0), (10, 10)] as [(Double?, Double)])
    func times(rate: Double?, expected: Double) throws {
        let path = folder.write(try (1...4).flatMap { try Samples.jpeg($0) }, to: "a.mjpeg")
        let source = try Samples.open(path, ReplayOptions(frameRate: rate))
        let frames = Samples.frames(try Samples.events(source))
        #expect(source.frameRate == expected)
        #expect(frames.map(\.sequence) == [0, 1, 2, 3])
        #expect(frames.map(\.time) == (0..<4).map { Instant(seconds: Double($0) / expected) })
    }

    @Test("what comes after the end is the end again")
    func end() throws {
        let source = try Samples.open(folder.write(try Samples.jpeg(1), to: "a.jpg"))
        _ = try source.next()
        for _ in 0..<3 {
            guard case .end = try source.next() else {
                Issue.record("the clip went on")
                return
            }
        }
    }

    @Test("a loop plays again and its time goes on", arguments: ["a.mjpeg", "b.jpg"])
    func loops(name: String) throws {
        let count = name == "a.mjpeg" ? 2 : 1
        let path = folder.write(try (1...count).flatMap { try Samples.jpeg($0) }, to: name)
        let events = try Samples.events(Samples.open(path, ReplayOptions(frameRate: 10, loops: true)), limit: 7)
        let frames = Samples.frames(events)
        #expect(frames.map(Samples.number) == (0..<7).map { $0 % count + 1 })
        #expect(frames.map(\.time) == (0..<7).map { Instant(seconds: Double($0) / 10) })
    }

    @Test("a damaged picture in a folder is a dropped frame")
    func damagedInFolder() throws {
        folder.write(try Samples.jpeg(1), to: "1.jpg")
        folder.write(Array(try Samples.jpeg(2).dropLast(40)), to: "2.jpg")
        folder.write(Array("<html></html>".utf8), to: "3.jpg")
        folder.write([], to: "4.jpg")
        folder.write(try Samples.jpeg(5), to: "5.jpg")
        let events = try Samples.events(Samples.open(folder.path))
        #expect(Samples.frames(events).map(Samples.number) == [1, 5])
        #expect(Samples.drops(events) == [1, 2, 3])
    }

    @Test("a folder that is named like a picture is a dropped frame, and the clip goes on")
    func folderNamedLikeAPicture() throws {
        folder.write(try Samples.jpeg(1), to: "1.jpg")
        try #require(mkdir(folder.file("2.jpg"), 0o755) == 0)
        folder.write(try Samples.jpeg(3), to: "3.jpg")
        let events = try Samples.events(Samples.open(folder.path))
        #expect(Samples.frames(events).map(Samples.number) == [1, 3])
        #expect(Samples.drops(events) == [1])
    }

    @Test("a picture that vanishes while its folder plays is a dropped frame")
    func vanished() throws {
        for number in 1...3 { folder.write(try Samples.jpeg(number), to: "\(number).jpg") }
        let source = try Samples.open(folder.path)
        try #require(unlink(folder.file("2.jpg")) == 0)
        let events = try Samples.events(source)
        #expect(Samples.frames(events).map(Samples.number) == [1, 3])
        #expect(Samples.drops(events) == [1])
    }
}
