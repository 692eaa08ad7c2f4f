import Core
import Glibc

/// Agrees with an open device on what it sends, and starts it. What S_FMT answers counts, not what was asked.
struct CameraNegotiation {
    /// What was agreed on.
    struct Agreement: ~Copyable {
        // Destroyed in this order; the stream is stopped by whoever has the agreement.
        let ring: BufferRing
        let format: VideoFormat
        let mode: CameraMode
    }

    /// Steps down from mode to mode before the bus is given up on.
    private static let mostSteps = 12

    let kernel: any VideoKernel
    let device: Int32
    let path: String
    let type: VideoBufferType

    /// Streams with the best mode that the bus has room for.
    func start(_ choice: CameraModeChoice) throws(CameraFault) -> Agreement {
        guard var mode = choice.ranked.first else {
            throw CameraFault(.notACamera, "\(path) is not a camera: it offers no mode")
        }
        var step = 1
        while true {
            do throws(CameraFault) {
                return try start(mode)
            } catch {
                guard error.kind == .noBandwidth, step < CameraNegotiation.mostSteps,
                    let smaller = choice.smaller(than: mode)
                else { throw error }
                mode = smaller
                step += 1
            }
        }
    }

    private func start(_ mode: CameraMode) throws(CameraFault) -> Agreement {
        do throws(SystemError) {
            let format = try kernel.setFormat(
                device, type, VideoFormat(code: mode.code, width: mode.width, height: mode.height))
            try refuse(format)
            var agreed = CameraMode(
                code: format.code, width: format.width, height: format.height, interval: mode.interval)
            if let interval = mode.interval {
                // Cameras with one rate have no such call; they give what they give.
                agreed.interval = (try? kernel.setInterval(device, type, interval)) ?? interval
            }
            let ring = try BufferRing(
                kernel: kernel, device: device, type: type, memoryCount: max(1, format.memories.count))
            try ring.queueAll()
            try kernel.startStreaming(device, type)
            return Agreement(ring: ring, format: format, mode: agreed)
        } catch {
            throw CameraFault(asking: path, error)
        }
    }

    /// A driver may answer with another format than it was asked for, and with one that makes no sense.
    private func refuse(_ format: VideoFormat) throws(SystemError) {
        let isCompressed = format.code == .motionJPEG || format.code == .jpeg
        let isSensible =
            PictureShape.sides.contains(format.width) && PictureShape.sides.contains(format.height)
            && (isCompressed || PictureShape(format) != nil)
        guard isSensible else {
            throw SystemError(
                "VIDIOC_S_FMT", "\(format.code) \(format.width)×\(format.height)", errno: EINVAL)
        }
    }
}
