import Core
import Foundation
import Imaging
import TestSupport
import Testing

@Suite("nosebooth detect")
struct DetectCommandTests {
    let folder = TemporaryFolder()

    private func picture(_ name: String) throws {
        var encoder = JPEGEncoder()
        let frame = Frame.drawn(width: 320, height: 200, format: .yuv420) { column, row in UInt8((column + row) % 250) }
        folder.write(try encoder.encode(frame), to: name)
    }

    @Test("of good, bad and missing files the good ones are done, in order, and the code is that of a missing one")
    func mix() throws {
        for name in ["a.jpg", "d.jpg"] { try picture(name) }
        folder.write(Array("<html></html>".utf8), to: "b.jpg")
        let answer = try Program(folder: folder).run(["detect", "a.jpg", "b.jpg", "c.jpg", "d.jpg", "--json"])
        let lines = try answer.objects()
        #expect(answer.code == 66)
        #expect(lines.map { $0["file"] as? String } == ["a.jpg", "b.jpg", "c.jpg", "d.jpg"])
        #expect(lines.map { $0["error"] != nil } == [false, true, true, false])
        #expect(answer.messages.split(separator: "\n").count == 2)
    }

    @Test("a bad picture among good ones gives the code of bad data", arguments: [true, false])
    func bad(asJSON: Bool) throws {
        try picture("a.jpg")
        folder.write([], to: "b.jpg")
        #expect(try Program(folder: folder).run(["detect", "b.jpg", "a.jpg"] + (asJSON ? ["--json"] : [])).code == 65)
    }

    @Test("a line has the keys of the contract in its order")
    func keys() throws {
        try picture("a.jpg")
        let answer = try Program(folder: folder).run(["detect", "--json", "a.jpg"])
        let line = try #require(try answer.objects().first)
        #expect(answer.code == 0)
        #expect(Set(line.keys) == ["file", "width", "height", "milliseconds", "detections"])
        #expect(line["width"] as? Int == 320 && line["height"] as? Int == 200)
        #expect(answer.output.hasPrefix(#"{"file":"a.jpg","width":320,"height":200,"milliseconds":"#))
    }

    @Test("a bad file's line has its name and why")
    func errorKeys() throws {
        folder.write([1, 2, 3], to: "b.jpg")
        let answer = try Program(folder: folder).run(["detect", "--json", "b.jpg"])
        #expect(try Set(#require(answer.objects().first).keys) == ["file", "error"])
    }

    @Test("every detection has a class, a score of a twentieth or more and a box, highest first")
    func detections() throws {
        try picture("a.jpg")
        let line = try #require(try Program(folder: folder).run(["detect", "--json", "a.jpg"]).objects().first)
        let detections = try #require(line["detections"] as? [[String: Any]])
        let scores = detections.compactMap { $0["score"] as? Double }
        #expect(scores.count == detections.count && scores == scores.sorted(by: >) && scores.allSatisfy { $0 >= 0.05 })
        for detection in detections {
            #expect(Set(detection.keys) == ["class", "score", "box"])
            #expect((detection["box"] as? [Double])?.count == 4)
            #expect(["dog_face", "dog_nose", "cat_face"].contains(detection["class"] as? String))
        }
    }

    @Test("a name with a quotation mark and a newline stays one line of JSON")
    func oddName() throws {
        try picture("odd \"a\"\n.jpg")
        let lines = try Program(folder: folder).run(["detect", "--json", "odd \"a\"\n.jpg"]).objects()
        #expect(lines.map { $0["file"] as? String } == ["odd \"a\"\n.jpg"])
    }

    @Test("a file whose name begins with a dash comes after two dashes")
    func dash() throws {
        try picture("-a.jpg")
        #expect(try Program(folder: folder).run(["detect", "--", "-a.jpg"]).code == 0)
    }
}
