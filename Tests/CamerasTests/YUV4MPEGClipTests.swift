import Cameras
import Core
import Imaging
import TestSupport
import Testing

@Suite("YUV4MPEG clips")
struct YUV4MPEGClipTests {
    let folder = TemporaryFolder()

    private func clip(_ header: String, _ pictures: [[UInt8]], frameLine: String = "FRAME\n") -> String {
        folder.write(Array(header.utf8) + pictures.flatMap { Array(frameLine.utf8) + $0 }, to: "a.y4m")
    }

    @Test(
        "every header that tells of 8-bit pictures is read",
        arguments: [
            ("YUV4MPEG2 W4 H2\n", PixelFormat.yuv420, 12), ("YUV4MPEG2 W4 H2 F30:1 Ip A1:1 C420\n", .yuv420, 12),
            ("YUV4MPEG2 H2 W4 C420jpeg XYSCSS=420JPEG\n", .yuv420, 12), ("YUV4MPEG2 W4 H2 C420mpeg2\n", .yuv420, 12),
            ("YUV4MPEG2 W4 H2 C420paldv\n", .yuv420, 12), ("YUV4MPEG2 W4 H2 C422\n", .yuv422, 16),
            ("YUV4MPEG2 W4 H2 C444\n", .yuv420, 24), ("YUV4MPEG2 W4 H2 Cmono\n", .grey, 8),
        ])
    func headers(header: String, format: PixelFormat, bytes: Int) throws {
        let path = clip(header, [[UInt8](repeating: 100, count: bytes), [UInt8](repeating: 101, count: bytes)])
        let frames = Samples.frames(try Samples.events(Samples.open(path)))
        #expect(frames.map(\.layout) == Array(repeating: PlaneLayout(format: format, width: 4, height: 2), count: 2))
    }

    @Test(
        "a header that is not understood is refused",
        arguments: [
            "YUV4MPEG2\n", "YUV4MPEG W4 H2\n", "YUV4MPEG2 W4\n", "YUV4MPEG2 W0 H2\n", "YUV4MPEG2 W-4 H2\n",
            "YUV4MPEG2 W4 Hx\n", "YUV4MPEG2 W99999 H99999\n", "YUV4MPEG2 W4 H2 C420p10\n", "YUV4MPEG2 W4 H2 C411\n",
            "YUV4MPEG2 W4 H2",
        ])
    func refused(header: String) {
        #expect(Samples.refusal(clip(header, [[UInt8](repeating: 0, count: 12)])) == .unusable)
    }

    @Test(
        "the rate is a fraction, and thirty when it is missing or makes no sense",
        arguments: [
            ("F25:1", 25), ("F30000:1001", 30000.0 / 1001), ("F1:2", 0.5), ("", 30), ("F0:0", 30), ("F30:0", 30),
            ("F-1:1", 30), ("Finf:1", 30), ("F1:1e300", 30), ("Fx:y", 30), ("F30", 30),
        ] as [(String, Double)])
    func rate(word: String, expected: Double) throws {
        let path = clip("YUV4MPEG2 W4 H2 \(word)\n", Array(repeating: [UInt8](repeating: 9, count: 12), count: 3))
        let source = try Samples.open(path)
        #expect(source.frameRate == expected)
        #expect(
            Samples.frames(try Samples.events(source)).map(\.time)
                == (0..<3).map { Instant(seconds: Double($0) / expected) })
    }

    @Test(
        "limited range is stretched to full range",
        arguments: [(16, 0), (235, 255), (126, 128), (0, 0), (255, 255), (17, 1)] as [(UInt8, Int)])
    func luma(sample: UInt8, expected: Int) throws {
        let path = clip("YUV4MPEG2 W4 H2 Cmono\n", [[UInt8](repeating: sample, count: 8)])
        #expect(try Samples.luma(#require(Samples.frames(Samples.events(Samples.open(path))).first)) == expected)
    }

    @Test(
        "limited chroma is stretched around its middle",
        arguments: [(128, 128), (240, 255), (16, 0), (255, 255), (0, 0)] as [(UInt8, Int)])
    func chroma(sample: UInt8, expected: Int) throws {
        let path = clip("YUV4MPEG2 W4 H2\n", [[UInt8](repeating: 50, count: 8) + [UInt8](repeating: sample, count: 4)])
        let frame = try #require(Samples.frames(Samples.events(Samples.open(path))).first)
        #expect(Samples.luma(frame, .cb) == expected)
        #expect(Samples.luma(frame, .cr, column: 1) == expected)
    }

    @Test("full range is left as it is")
    func fullRange() throws {
        let samples: [UInt8] = [0, 16, 128, 235, 255, 1, 2, 3]
        let path = clip("YUV4MPEG2 W4 H2 Cmono XCOLORRANGE=FULL\n", [samples])
        #expect(try Samples.bytes(#require(Samples.frames(Samples.events(Samples.open(path))).first)) == samples)
    }

    @Test("full chroma keeps every second sample of every second row")
    func fullChroma() throws {
        let planes: [UInt8] =
            [UInt8](repeating: 9, count: 8) + [10, 11, 12, 13, 14, 15, 16, 17] + [20, 21, 22, 23, 24, 25, 26, 27]
        let path = clip("YUV4MPEG2 W4 H2 C444 XCOLORRANGE=FULL\n", [planes])
        let frame = try #require(Samples.frames(Samples.events(Samples.open(path))).first)
        #expect(Samples.bytes(frame, .cb) == [10, 12])
        #expect(Samples.bytes(frame, .cr) == [20, 22])
    }

    @Test("odd sizes round chroma up")
    func odd() throws {
        let path = clip("YUV4MPEG2 W3 H3 XCOLORRANGE=FULL\n", [Array(1...9) + [31, 32, 33, 34] + [41, 42, 43, 44]])
        let frame = try #require(Samples.frames(Samples.events(Samples.open(path))).first)
        #expect(Samples.bytes(frame) == Array(1...9))
        #expect(Samples.bytes(frame, .cb) == [31, 32, 33, 34])
        #expect(Samples.bytes(frame, .cr) == [41, 42, 43, 44])
    }

    @Test("a frame line may carry parameters")
    func frameParameters() throws {
        let path = clip("YUV4MPEG2 W4 H2 Cmono\n", [[UInt8](repeating: 1, count: 8)], frameLine: "FRAME Ip\n")
        #expect(try Samples.frames(Samples.events(Samples.open(path))).count == 1)
    }

    @Test("a last picture that is cut off is dropped, and a loop goes on after it", arguments: [false, true])
    func truncated(loops: Bool) throws {
        let picture = [UInt8](repeating: 1, count: 8)
        let path = clip("YUV4MPEG2 W4 H2 Cmono\n", [picture, Array(picture.dropLast())])
        let events = try Samples.events(Samples.open(path, ReplayOptions(frameRate: 10, loops: loops)), limit: 4)
        #expect(Samples.drops(events) == (loops ? [1, 3] : [1]))
        #expect(Samples.frames(events).map(\.sequence) == (loops ? [0, 2] : [0]))
        #expect(Samples.frames(events).map(\.time.seconds) == (loops ? [0, 0.2] : [0]))
    }

    @Test("a clip without one whole picture is unusable", arguments: [0, 1, 7])
    func noPicture(count: Int) {
        #expect(Samples.refusal(clip("YUV4MPEG2 W4 H2 Cmono\n", [[UInt8](repeating: 1, count: count)])) == .unusable)
    }
}
