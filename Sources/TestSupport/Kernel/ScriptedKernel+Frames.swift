package import Cameras
package import Core
import Glibc

extension ScriptedKernel {
    /// Turns the clock to the next frame, or by the whole time when none comes.
    package func wait(_ device: Int32, seconds: Double) throws(SystemError) -> VideoReadiness {
        let moment = try run { (state) throws(SystemError) -> Instant in
            try enter(.wait, &state)
            guard let index = state.open[device] else { throw SystemError("wait", errno: EBADF) }
            let found = state.devices[index]
            guard !found.isGone, found.events.isEmpty else { return state.now }
            let end = state.now + max(seconds, 0)
            guard found.isStreaming, found.upcoming != nil, !found.queued.isEmpty else { return end }
            return min(max(found.due, state.now), end)
        }
        advance(to: moment)
        return state.withLock { (state) -> VideoReadiness in
            guard let index = state.open[device] else { return .trouble }
            if isUnpluggedByScript(index, &state) || state.devices[index].isGone { return .trouble }
            let found = state.devices[index]
            var ready: VideoReadiness = found.events.isEmpty ? [] : .event
            if found.isStreaming, found.upcoming != nil, !found.queued.isEmpty, found.due <= state.now {
                ready.insert(.frame)
            }
            return ready
        }
    }

    private func isUnpluggedByScript(_ index: Int, _ state: inout State) -> Bool {
        let found = state.devices[index]
        guard found.isStreaming, found.upcoming == nil, found.camera.afterwards == .unplugged else { return false }
        state.devices[index].isGone = true
        return true
    }

    package func dequeue(_ device: Int32, _ type: VideoBufferType, memories: Int) throws(SystemError) -> VideoBuffer {
        try run { (state) throws(SystemError) in
            try enter(.dequeue, &state)
            let index = try self.device(device, .dequeue, state)
            guard let frame = state.devices[index].upcoming, state.devices[index].due <= state.now,
                let buffer = state.devices[index].queued.first
            else { throw SystemError("dequeue", errno: EAGAIN) }
            let due = state.devices[index].due
            state.devices[index].nextFrame += 1
            state.devices[index].due = due + (state.devices[index].upcoming?.delay ?? 0)
            if case .refused(let errno) = frame.fault { throw SystemError("dequeue", errno: errno) }
            state.devices[index].queued.removeFirst()
            state.devices[index].sequence += frame.gap
            defer { state.devices[index].sequence += 1 }
            if case .refusedWithBuffer(let errno) = frame.fault { throw SystemError("dequeue", errno: errno) }
            let bytes = frame.bytes ?? state.devices[index].picture(Int(state.devices[index].sequence))
            return ScriptedKernel.filled(state.devices[index], buffer, frame, bytes, due)
        }
    }

    private static func filled(
        _ device: ScriptedDevice, _ index: Int, _ frame: ScriptedFrame, _ bytes: [[UInt8]], _ due: Instant
    ) -> VideoBuffer {
        var memories: [VideoBuffer.Memory] = []
        for (plane, memory) in device.buffers[index].enumerated() {
            let source = plane < bytes.count ? bytes[plane] : []
            memory?.copyBytes(from: source.prefix(memory?.count ?? 0))
            memories.append(
                VideoBuffer.Memory(bytesUsed: min(source.count, memory?.count ?? 0), length: memory?.count ?? 0))
        }
        var flags: UInt32 = 0
        var number = index
        switch frame.fault {
        case .marked(let count):
            flags |= VideoBuffer.Flag.error
            for plane in memories.indices { memories[plane].bytesUsed = count }
        case .shorter(let missing):
            for plane in memories.indices { memories[plane].bytesUsed -= missing }
        case .wrongIndex: number = 77
        case .none, .refused, .refusedWithBuffer: break
        }
        var stamp = due
        switch frame.stamp {
        case .monotonic: flags |= VideoBuffer.Flag.timestampMonotonic
        case .unknown(let offset): stamp = due + offset
        case .wrong(let offset):
            flags |= VideoBuffer.Flag.timestampMonotonic
            stamp = due + offset
        }
        return VideoBuffer(
            index: number, flags: flags, sequence: device.sequence, timestamp: stamp, memories: memories)
    }
}
