import Cameras
import Core
import Glibc

/// One scripted camera while it is plugged in: what its driver would remember.
struct ScriptedDevice {
    var camera: ScriptedCamera
    var isGone = false
    var format: VideoFormat?
    var interval = VideoInterval(numerator: 1, denominator: 30)
    var buffers: [[UnsafeMutableRawBufferPointer?]] = []
    var bufferSizes: [Int] = []
    /// Numbers of buffers that wait for a picture, oldest first.
    var queued: [Int] = []
    var isStreaming = false
    var nextFrame = 0
    var sequence: UInt32 = 0
    /// When the next frame is there.
    var due = Instant.zero
    var values: [UInt32: Int64] = [:]
    var subscriptions: Set<UInt32> = []
    var events: [VideoEvent] = []
    var descriptors: Set<Int32> = []
    /// Four pictures of the format, drawn once.
    private var drawn: (format: VideoFormat, pictures: [Int: [[UInt8]]])?

    init(_ camera: ScriptedCamera) {
        self.camera = camera
        for control in camera.controls { values[control.id] = control.standard }
    }

    /// The frame whose turn it is; `nil` when nothing comes any more.
    var upcoming: ScriptedFrame? {
        if nextFrame < camera.frames.count { return camera.frames[nextFrame] }
        return camera.afterwards == .goesOn ? ScriptedFrame(delay: camera.pace) : nil
    }

    mutating func start(at now: Instant) {
        isStreaming = true
        sequence = 0
        due = now + (upcoming?.delay ?? 0)
    }

    /// The picture of this number, which repeats after four.
    mutating func picture(_ number: Int) -> [[UInt8]] {
        guard let format else { return [] }
        if drawn?.format != format { drawn = (format, [:]) }
        if let known = drawn?.pictures[number % 4] { return known }
        let picture = ScriptedPicture.bytes(format, number: number % 4)
        drawn?.pictures[number % 4] = picture
        return picture
    }

    /// What S_FMT answers.
    func answer(_ wanted: VideoFormat) -> VideoFormat {
        if let answer = camera.answer { return answer(wanted) }
        let offered = camera.offers.contains { $0.code == wanted.code }
        let code = offered ? wanted.code : camera.offers.first?.code ?? wanted.code
        return ScriptedDevice.tight(code, wanted.width, wanted.height)
    }

    /// A format with rows that follow each other without a gap.
    static func tight(_ code: FourCC, _ width: Int, _ height: Int) -> VideoFormat {
        let bare = VideoFormat(code: code, width: width, height: height)
        guard let shape = PictureShape(bare) else {
            return VideoFormat(
                code: code, width: width, height: height,
                memories: [VideoFormat.Memory(bytesPerLine: 0, size: max(width * height * 2, 1 << 16))])
        }
        return VideoFormat(
            code: code, width: width, height: height,
            memories: shape.neededBytes.enumerated().map { memory, size in
                VideoFormat.Memory(bytesPerLine: shape.rows.first { $0.memory == memory }?.stride ?? 0, size: size)
            })
    }

    var bandwidth: Double {
        guard let format else { return 0 }
        return CameraMode(code: format.code, width: format.width, height: format.height, interval: interval).bandwidth
    }
}
