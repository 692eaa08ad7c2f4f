import Core
import Glibc
package import Imaging

/// A camera that streams. Bound to the thread that opened it; every call may take for ever where the driver hangs.
package final class OpenCamera {
    /// Errors of single frames, one after the other, after which the device is taken for broken.
    private static let mostErrors = 30

    package let identity: CameraIdentity
    package let path: String
    /// As the driver agreed to it.
    package let mode: CameraMode
    package let format: VideoFormat
    /// Settings that could not be made as the profile wants them, a line each.
    package let complaints: [String]
    /// What the booth may set while it streams, with the values at the opening.
    package let adjustable: [CameraSetting: CameraControlFacts]
    /// Counts on from the camera before.
    package private(set) var numbering: FrameNumbering
    private let kernel: any VideoKernel
    private let type: VideoBufferType
    private let pool: FramePool
    private let orientation: PictureOrientation
    private let unpacker: PictureUnpacker?
    private let neededBytes: [Int]
    private var decoder: JPEGDecoder
    private var clock: FrameClock
    private var isFirst = true
    private var errors = 0
    // The driver's memory goes before the descriptor that it was mapped from.
    private let ring: BufferRing
    private let descriptor: VideoDescriptor

    /// Opens, looks whether it is a camera, agrees on a mode, applies the profile's settings and starts the stream.
    package init(
        _ node: VideoNode, profiles: [CameraProfile] = [], kernel: any VideoKernel, pool: FramePool,
        numbering: FrameNumbering, clock: FrameClock
    ) throws(CameraFault) {
        let descriptor = try VideoDescriptor(node.path, kernel: kernel)
        let found = try CameraExamination(kernel: kernel, device: descriptor.number).examine(node)
        let identity = CameraIdentity(node, found.capability)
        let profile = profiles.first { $0.match.fits(identity) }
        let controls = CameraControls(kernel: kernel, device: descriptor.number)
        // Before the stream starts: some drivers take a power-line frequency only then.
        complaints = controls.apply(profile?.controls ?? [:])
        adjustable = controls.adjustable([.exposureCompensation, .focus])
        let agreement = try CameraNegotiation(
            kernel: kernel, device: descriptor.number, path: node.path, type: found.type
        ).start(CameraModeChoice(found.modes, profile: profile))
        (self.identity, path, type) = (identity, node.path, found.type)
        (self.kernel, self.pool, self.numbering, self.clock) = (kernel, pool, numbering, clock)
        (mode, format) = (agreement.mode, agreement.format)
        orientation = profile?.orientation ?? .upright
        let shape = PictureShape(agreement.format)
        unpacker = shape.map { PictureUnpacker(shape: $0, colour: PictureColour(agreement.format), pool: pool) }
        neededBytes = shape?.neededBytes ?? []
        decoder = JPEGDecoder(pool: pool)
        ring = agreement.ring
        self.descriptor = descriptor
        subscribe()
    }

    /// A driver that cannot tell of changes is not asked again.
    private func subscribe() {
        try? kernel.subscribe(descriptor.number, toControl: nil)
        for setting in CameraSetting.allCases {
            try? kernel.subscribe(descriptor.number, toControl: setting.id)
        }
    }

    // A device that is gone refuses to stop; unmapping and closing, which follow, are what counts.
    deinit { try? kernel.stopStreaming(descriptor.number, type) }

    /// Waits for at most so many seconds and takes everything that is there. Of several frames only the newest is
    /// unpacked: delay is the length of the queue times the time of a frame.
    ///
    /// Throws when the camera has to be opened anew.
    package func read(seconds: Double) throws(CameraFault) -> [CameraReading] {
        do throws(SystemError) {
            let ready = try kernel.wait(descriptor.number, seconds: seconds)
            var readings: [CameraReading] = []
            if ready.contains(.event) { readings += try takeEvents() }
            if ready.contains(.frame) || ready.contains(.trouble) {
                readings += try takeFrames(isTrouble: ready.contains(.trouble) && !ready.contains(.frame))
            }
            return readings
        } catch {
            throw CameraFault(asking: path, error)
        }
    }

    /// Makes settings while it streams; what could not be made is told, a line each.
    package func apply(_ settings: [CameraSetting: Int64]) -> [String] {
        CameraControls(kernel: kernel, device: descriptor.number).apply(settings)
    }

    private func takeEvents() throws(SystemError) -> [CameraReading] {
        var readings: [CameraReading] = []
        while readings.count < 64 {
            do throws(SystemError) {
                switch try kernel.event(descriptor.number) {
                case .control(let id, let value): readings.append(.controlChanged(id: id, value: value))
                // Buffers of the old size are of no use any more: everything begins anew.
                case .sourceChanged: throw SystemError("VIDIOC_DQEVENT", "the picture has another shape", errno: EPIPE)
                case .other: break
                }
            } catch {
                guard error.errno == ENOENT || error.errno == EAGAIN else { throw error }
                break
            }
        }
        return readings
    }

    private func takeFrames(isTrouble: Bool) throws(SystemError) -> [CameraReading] {
        var readings: [CameraReading] = []
        var newest: (buffer: VideoBuffer, sequence: Int)?
        // No more than there are buffers: a driver that is faster than this loop would hold it for ever.
        for _ in 0..<ring.count {
            let buffer: VideoBuffer
            do throws(SystemError) {
                buffer = try kernel.dequeue(descriptor.number, type, memories: ring.memoryCount)
            } catch {
                if error.errno == EAGAIN {
                    // A driver that reports trouble and has nothing would be asked again without a pause.
                    if isTrouble, newest == nil { throw SystemError("poll", "the driver reports an error", errno: EIO) }
                    break
                }
                guard error.errno == EIO else { throw error }
                // The driver may have let go of a buffer that it does not name.
                try ring.queueStrays()
                readings.append(try bad(numbering.next, "the driver could not fill the buffer"))
                continue
            }
            let sequence = numbering.number(buffer.sequence)
            if let reason = complaint(about: buffer) {
                readings.append(try bad(sequence, reason))
                try ring.queue(buffer.index)
                continue
            }
            if let overtaken = newest { try ring.queue(overtaken.buffer.index) }
            newest = (buffer, sequence)
        }
        if let newest { readings.append(try picture(of: newest.buffer, newest.sequence)) }
        return readings
    }

    /// What is wrong with a buffer before its bytes are looked at; `nil` when nothing is.
    private func complaint(about buffer: VideoBuffer) -> String? {
        if buffer.flags & VideoBuffer.Flag.error != 0 { return "the driver marked it as damaged" }
        let isWhole = ring.withFilled(buffer) { memories in
            neededBytes.isEmpty
                ? (memories.first?.count ?? 0) > 0
                : memories.count >= neededBytes.count && zip(neededBytes, memories).allSatisfy { $0 <= $1.count }
        }
        return isWhole.map { $0 ? nil : "it is too short" } ?? "it lies in a buffer that is not there"
    }

    private func bad(_ sequence: Int, _ reason: String) throws(SystemError) -> CameraReading {
        errors += 1
        guard errors < OpenCamera.mostErrors else {
            throw SystemError("VIDIOC_DQBUF", "\(errors) damaged frames in a row", errno: EIO)
        }
        return .dropped(sequence: sequence, reason: reason)
    }

    private func picture(of buffer: VideoBuffer, _ sequence: Int) throws(SystemError) -> CameraReading {
        let time = clock.time(of: buffer, at: kernel.now)
        // The first one after a start is often half a picture, and says nothing of it.
        guard !isFirst else {
            isFirst = false
            try ring.queue(buffer.index)
            return .dropped(sequence: sequence, reason: "the first frame after a start is not trusted")
        }
        let reading = ring.withFilled(buffer) { memories in decoded(memories, sequence, time) }
        try ring.queue(buffer.index)
        switch reading ?? .dropped(sequence: sequence, reason: "it lies in a buffer that is not there") {
        case .frame(let frame):
            errors = 0
            return .frame(frame.upright(orientation, pool: pool))
        case .damaged(let frame, let reason):
            return .damaged(frame.upright(orientation, pool: pool), reason: reason)
        case .dropped(let sequence, let reason): return try bad(sequence, reason)
        case .controlChanged(let id, let value): return .controlChanged(id: id, value: value)
        }
    }

    private func decoded(
        _ memories: [UnsafeRawBufferPointer], _ sequence: Int, _ time: Instant
    ) -> CameraReading {
        if let unpacker { return .frame(unpacker.unpack(memories, sequence: sequence, time: time)) }
        guard let bytes = memories.first else { return .dropped(sequence: sequence, reason: "it is empty") }
        do throws(ImagingError) {
            let preview = try decoder.decodeForPreview(bytes, sequence: sequence, time: time)
            return preview.damage.map { .damaged(preview.frame, reason: $0) } ?? .frame(preview.frame)
        } catch {
            return .dropped(sequence: sequence, reason: error.description)
        }
    }
}
