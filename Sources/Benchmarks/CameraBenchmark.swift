import CAllocations
import CTurboJPEG
import Cameras
import Core
import Glibc
import Imaging
import PetCamera
import TestSupport

/// What a camera costs: its 720p frames on their way into planes, beside the libraries that do nothing else, and a camera
/// that is away.
enum CameraBenchmark: Benchmark {
    static let name = "camera"

    static func run(in _: String) throws -> [Measurement] { try unpacking() + decoding() + [lostCamera()] }

    /// Full-range YUYV, as libyuv copies it; a webcam's limited range is stretched in the same pass.
    private static func unpacking() throws -> [Measurement] {
        let (width, height) = (1280, 720)
        let convert = try LibYUV().packedToPlanar
        let bytes = (0..<width * height * 2).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let format = VideoFormat(code: .yuyv, width: width, height: height, quantization: 1)
        guard let shape = PictureShape(format) else { throw BenchmarkError(description: "the format makes no sense") }
        let unpacker = PictureUnpacker(shape: shape, colour: PictureColour(format), pool: FramePool())
        var planes = [UInt8](repeating: 0, count: width * height * 2)
        let large = try largeAllocations {
            _ = bytes.withUnsafeBytes { unpacker.unpack([$0], sequence: 0, time: .zero) }
        }
        let (ours, theirs) = quickest(
            { _ = bytes.withUnsafeBytes { unpacker.unpack([$0], sequence: 0, time: .zero) } },
            {
                bytes.withUnsafeBufferPointer { source in
                    planes.withUnsafeMutableBufferPointer { target in
                        guard let source = source.baseAddress, let luma = target.baseAddress else { return }
                        let (cb, cr) = (luma + width * height, luma + width * height * 3 / 2)
                        let (whole, half) = (Int32(width), Int32(width / 2))
                        _ = convert(source, whole * 2, luma, whole, cb, half, cr, half, whole, Int32(height))
                    }
                }
            })
        return [
            Measurement(name: "yuyv720p", value: ours * 1000, unit: "ms"),
            Measurement(name: "yuyvOverLibyuv", value: ours / theirs, unit: "ratio", demand: .atMost(1.4)),
            Measurement(name: "yuyvAllocationsOver4KiB", value: large, unit: "count", demand: .atMost(0)),
        ]
    }

    private static func decoding() throws -> [Measurement] {
        let clip = try MotionJPEGFile(path: AssetFolder.find().file("demo/dog.mjpeg"))
        let jpeg = try clip.bytes(at: clip.count / 2)
        var decoder = JPEGDecoder(pool: FramePool())
        let layout = try decoder.decode(jpeg, sequence: 0, time: .zero).layout
        guard let handle = tjInitDecompress() else { throw BenchmarkError(description: "tjInitDecompress") }
        defer { tjDestroy(handle) }
        let planes = UnsafeMutablePointer<UInt8>.allocate(capacity: layout.byteCount)
        defer { planes.deallocate() }
        var pointers: [UnsafeMutablePointer<UInt8>?] = layout.entries.map { planes + $0.offset }
        var strides = layout.entries.map { Int32($0.stride) }
        let (width, height) = (Int32(layout.width), Int32(layout.height))
        func decode() { _ = jpeg.withUnsafeBytes { try? decoder.decodeForPreview($0, sequence: 0, time: .zero) } }
        func decodeBare() {
            _ = tjDecompressToYUVPlanes(handle, jpeg, UInt(jpeg.count), &pointers, width, &strides, height, 0)
        }
        // libjpeg itself takes its working memory anew for each picture, and some for its header.
        let large =
            try largeAllocations(decode)
            - largeAllocations {
                var (width, height, subsampling, colour) = (Int32(0), Int32(0), Int32(0), Int32(0))
                tjDecompressHeader3(handle, jpeg, UInt(jpeg.count), &width, &height, &subsampling, &colour)
                decodeBare()
            }
        let (ours, theirs) = quickest(decode, decodeBare)
        return [
            Measurement(name: "mjpeg720p", value: ours * 1000, unit: "ms"),
            Measurement(name: "mjpegOverTurboJPEG", value: ours / theirs, unit: "ratio", demand: .atMost(1.1)),
            Measurement(
                name: "mjpegAllocationsOver4KiB", value: large, unit: "count", demand: .atMost(0)),
        ]
    }

    /// Share of one processor that a session takes while its camera is looked for, over ten seconds with their retries.
    private static func lostCamera() throws -> Measurement {
        let kernel = ScriptedKernel([.webcam()])
        let session = CaptureSession(cameras: [CameraDevice(id: "v4l2")]) { (description, pool) throws(SourceError) in
            try description.open(pool: pool, kernel: kernel)
        }
        session.startRunning()
        defer { session.stopRunning() }
        let clock = SystemClock()
        let begin = clock.now
        while session.pulse.pictures == 0, clock.now - begin < 10 { session.frameArrived.wait(seconds: 0.1) }
        kernel.unplug("/dev/video0")
        while !session.pulse.isLost {
            guard clock.now - begin < 20 else { throw BenchmarkError(description: "the camera was not lost") }
            session.frameArrived.wait(seconds: 0.1)
        }
        let (start, used) = (clock.now, processSeconds())
        while clock.now - start < 10 { usleep(100_000) }
        let share = 100 * (processSeconds() - used) / (clock.now - start)
        return Measurement(name: "lostCamera", value: share, unit: "% of a processor", demand: .atMost(1))
    }

    private static func processSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Seconds of the quickest of many calls of each, in turns: who else uses the machine then counts for neither.
    private static func quickest(_ ours: () -> Void, _ theirs: () -> Void) -> (Double, Double) {
        let clock = SystemClock()
        var best = (Double.infinity, Double.infinity)
        let start = clock.now
        while clock.now - start < 2 {
            let first = clock.now
            ours()
            let second = clock.now
            theirs()
            best = (min(best.0, second - first), min(best.1, clock.now - second))
        }
        return best
    }

    /// Allocations of more than 4 KiB a call, after a warm-up.
    private static func largeAllocations(_ body: () -> Void) throws -> Double {
        for _ in 0..<10 { body() }
        let before = callocations_large()
        for _ in 0..<100 { body() }
        let count = callocations_large() - before
        let block = [UInt8](repeating: UInt8(truncatingIfNeeded: count), count: 8192)
        guard callocations_large() == before + count + 1, block.count == 8192 else {
            throw BenchmarkError(description: "allocations are not counted")
        }
        return Double(count) / 100
    }
}
