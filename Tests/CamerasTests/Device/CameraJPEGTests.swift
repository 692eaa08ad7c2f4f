import Cameras
import Core
import Imaging
import TestSupport
import Testing

@Suite("JPEGs of a camera")
struct CameraJPEGTests {
    private let good = ScriptedPicture.bytes(VideoFormat(code: .motionJPEG, width: 160, height: 120), number: 1)[0]

    private func opened(_ pictures: [[UInt8]]) throws -> OpenedCamera {
        var camera = ScriptedCamera.webcam(code: .motionJPEG, width: 160, height: 120)
        camera.frames = ([good] + pictures).map { ScriptedFrame(bytes: [$0]) }
        camera.afterwards = .silence
        let opened = try OpenedCamera(camera)
        try opened.read(pictures.count + 2)
        return opened
    }

    @Test(
        "a whole picture keeps the camera's own bytes, and padding of zeros behind it is no damage",
        arguments: [0, 1, 900])
    func whole(padding: Int) throws {
        let opened = try opened([good + [UInt8](repeating: 0, count: padding)])
        #expect(opened.frames.first?.encoded == good)
        #expect(opened.damaged == [])
    }

    @Test("pictures without Huffman tables are whole pictures")
    func noTables() throws {
        let bare = JPEGSurgery(good).without(marker: 0xC4)
        #expect(try opened([bare]).frames.count == 1)
    }

    @Test("a damaged picture is good enough for a preview and for nothing that is kept")
    func damaged() throws {
        let parts = JPEGSurgery(good)
        let hole = Array(good[..<parts.middle] + good[(parts.middle + 300)...])
        let opened = try opened([hole, Array(good.dropLast(300)), good])
        #expect(opened.damaged.count == 2)
        #expect(opened.frames.count == 1)
    }

    @Test("what shows nothing is dropped: a header alone, another file, nothing")
    func nothing() throws {
        let header = Array(good[..<JPEGSurgery(good).dataStart])
        let opened = try opened([header + [0xFF, 0xD9], header, Array("<html></html>".utf8), [], good])
        #expect(opened.damaged == [])
        #expect(opened.frames.count == 1)
        // These, and the first after the start.
        #expect(opened.dropped.count == 5)
    }

    @Test("a picture of another size than was agreed on is taken as it is")
    func otherSize() throws {
        let small = ScriptedPicture.bytes(VideoFormat(code: .motionJPEG, width: 64, height: 48), number: 1)[0]
        #expect(try opened([small]).frames.first?.width == 64)
    }

    @Test("of six hundred random damages of each kind, the preview tells of every one that strict decoding refuses")
    func random() throws {
        var random = SeededGenerator(seed: 11)
        let parts = JPEGSurgery(good)
        var strict = JPEGDecoder(pool: FramePool())
        var lenient = JPEGDecoder(pool: FramePool())
        for _ in 0..<600 {
            let start = Int.random(in: parts.dataStart..<good.count - 260, using: &random)
            let length = Int.random(in: 40...250, using: &random)
            var flipped = good
            flipped[start] ^= 1 << UInt8.random(in: 0...7, using: &random)
            let kinds = [
                Array(good[..<start] + good[(start + length)...]),
                good[..<start] + [UInt8](repeating: 0, count: length) + good[(start + length)...],
                Array(good[..<start]), flipped,
            ]
            for bytes in kinds {
                let isWhole = (try? strict.decode(bytes, sequence: 0, time: .zero)) != nil
                let preview = try? lenient.decodeForPreview(bytes, sequence: 0, time: .zero)
                #expect((preview.map { $0.damage == nil } ?? false) == isWhole)
                #expect((preview?.frame.encoded != nil) == isWhole)
            }
        }
        // Tables of a damaged picture do not stay.
        #expect(try lenient.decodeForPreview(good, sequence: 0, time: .zero).damage == nil)
    }
}
