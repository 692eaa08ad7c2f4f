import Cameras
import Core
import Imaging
import TestSupport
import Testing

@Suite("Pictures out of a driver's memory")
struct PictureUnpackerTests {
    private func frame(_ format: VideoFormat, _ colour: PictureColour = .ours) throws -> Frame {
        let shape = try #require(PictureShape(format))
        let bytes = ScriptedPicture.bytes(format, number: 0)
        return PictureUnpackerTests.lend(bytes) { memories in
            PictureUnpacker(shape: shape, colour: colour, pool: FramePool())
                .unpack(memories, sequence: 5, time: Instant(seconds: 1))
        }
    }

    private static func lend<Result>(_ bytes: [[UInt8]], _ body: ([UnsafeRawBufferPointer]) -> Result) -> Result {
        let copies = bytes.map { source in
            let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 16)
            copy.copyBytes(from: source)
            return copy
        }
        defer { copies.forEach { $0.deallocate() } }
        return body(copies.map { UnsafeRawBufferPointer($0) })
    }

    private func format(_ code: FourCC, _ width: Int, _ height: Int, _ strides: [Int]) -> VideoFormat {
        VideoFormat(
            code: code, width: width, height: height,
            memories: strides.map { VideoFormat.Memory(bytesPerLine: $0, size: 0) })
    }

    @Test(
        "every sample comes to its place, whatever the order, the padding and the number of memories",
        arguments: [
            (.yuyv, [128]), (.yuyv, [150]), (.uyvy, [128]), (.uyvy, [1344]), (.nv12, [64]), (.nv12, [80]),
            (.nv12Apart, [64, 64]), (.nv12Apart, [80, 96]), (.yu12, [64]), (.yu12, [96]),
            (.yu12Apart, [64, 32, 32]), (.yu12Apart, [80, 48, 40]),
        ] as [(FourCC, [Int])])
    func samples(code: FourCC, strides: [Int]) throws {
        let frame = try frame(format(code, 64, 48, strides))
        let isHalf = [.yuyv, .uyvy].contains(code)
        #expect(frame.format == (isHalf ? .yuv422 : .yuv420))
        #expect(frame.width == 64)
        #expect(frame.height == 48)
        #expect(frame.sequence == 5)
        #expect(Samples.bytes(frame) == (0..<48).flatMap { row in (0..<64).map { ScriptedPicture.luma($0, row) } })
        let rows = isHalf ? 48 : 24
        #expect(Samples.bytes(frame, .cb) == (0..<rows).flatMap { row in (0..<32).map { ScriptedPicture.cb($0, row) } })
        #expect(Samples.bytes(frame, .cr) == (0..<rows).flatMap { row in (0..<32).map { ScriptedPicture.cr($0, row) } })
    }

    @Test("every width from sixteen on comes out to its last sample", arguments: [FourCC.yuyv, .uyvy])
    func widths(code: FourCC) throws {
        for width in 16...100 {
            let frame = try frame(format(code, width, 16, []))
            let rows = 0..<16
            try #require(
                Samples.bytes(frame) == rows.flatMap { row in (0..<width).map { ScriptedPicture.luma($0, row) } })
            let half = 0..<(width + 1) / 2
            try #require(Samples.bytes(frame, .cb) == rows.flatMap { row in half.map { ScriptedPicture.cb($0, row) } })
            try #require(Samples.bytes(frame, .cr) == rows.flatMap { row in half.map { ScriptedPicture.cr($0, row) } })
        }
    }

    @Test("odd sizes lose nothing", arguments: [FourCC.yuyv, .nv12, .yu12, .grey])
    func odd(code: FourCC) throws {
        let frame = try frame(format(code, 63, 47, []))
        #expect(Samples.bytes(frame) == (0..<47).flatMap { row in (0..<63).map { ScriptedPicture.luma($0, row) } })
        guard code != .grey else { return }
        let last = Samples.luma(frame, .cb, column: 31, row: code == .yuyv ? 46 : 23)
        #expect(last == Int(ScriptedPicture.cb(31, code == .yuyv ? 46 : 23)))
    }

    @Test("grey is luma alone")
    func grey() throws {
        let frame = try frame(format(.grey, 64, 48, [100]))
        #expect(frame.format == .grey)
        #expect(Samples.luma(frame, column: 63, row: 47) == Int(ScriptedPicture.luma(63, 47)))
    }

    @Test("limited range becomes full range to within a step", arguments: [FourCC.yuyv, .nv12])
    func limited(code: FourCC) throws {
        let frame = try frame(format(code, 64, 48, []), PictureColour(isFullRange: false, matrix: .bt601))
        for row in stride(from: 0, to: 48, by: 7) {
            for column in 0..<64 {
                let exact = (Double(ScriptedPicture.luma(column, row)) - 16) * 255 / 219
                #expect(abs(Double(Samples.luma(frame, column: column, row: row)) - exact) <= 1)
            }
        }
        let chroma = (Double(ScriptedPicture.cb(3, 2)) - 128) * 255 / 224 + 128
        #expect(abs(Double(Samples.luma(frame, .cb, column: 3, row: 2)) - chroma) <= 1)
    }

    /// From red, green and blue by the definitions of BT.601 and BT.709, full range.
    private func samples(_ rgb: [Double], _ kr: Double, _ kb: Double) -> [Double] {
        let luma = kr * rgb[0] + (1 - kr - kb) * rgb[1] + kb * rgb[2]
        return [luma, (rgb[2] - luma) / (2 - 2 * kb) + 128, (rgb[0] - luma) / (2 - 2 * kr) + 128]
    }

    @Test(
        "a colour of BT.709 is the same colour in BT.601",
        arguments: [[200, 60, 40], [40, 180, 60], [60, 50, 190], [128, 128, 128], [220, 210, 90]] as [[Double]])
    func matrix(rgb: [Double]) throws {
        let (from, to) = (samples(rgb, 0.2126, 0.0722), samples(rgb, 0.299, 0.114))
        let format = format(.nv12, 32, 32, [])
        let shape = try #require(PictureShape(format))
        var bytes = [UInt8](repeating: UInt8(from[0].rounded()), count: 32 * 32)
        for _ in 0..<16 * 16 { bytes += [UInt8(from[1].rounded()), UInt8(from[2].rounded())] }
        let frame = PictureUnpackerTests.lend([bytes]) { memories in
            PictureUnpacker(
                shape: shape, colour: PictureColour(isFullRange: true, matrix: .bt709), pool: FramePool()
            ).unpack(memories, sequence: 0, time: .zero)
        }
        for (kind, wanted) in zip([Plane.Kind.luma, .cb, .cr], to) {
            #expect(abs(Double(Samples.luma(frame, kind, column: 3, row: 3)) - wanted) <= 2)
        }
    }

    @Test("after warm-up no memory is taken")
    func pooled() throws {
        let format = format(.yuyv, 64, 48, [])
        let pool = FramePool()
        let unpacker = PictureUnpacker(shape: try #require(PictureShape(format)), colour: .ours, pool: pool)
        PictureUnpackerTests.lend(ScriptedPicture.bytes(format, number: 0)) { memories in
            for number in 0..<50 { _ = unpacker.unpack(memories, sequence: number, time: .zero) }
        }
        #expect(pool.allocations == 1)
    }
}
