package import Cameras
package import Core
import Glibc

extension ScriptedKernel {
    package func requestBuffers(
        _ device: Int32, _ type: VideoBufferType, _ count: Int
    ) throws(SystemError) -> Int {
        try run { (state) throws(SystemError) in
            try enter(.requestBuffers, &state)
            let index = try self.device(device, .requestBuffers, state)
            let limits = state.devices[index].camera.bufferLimits
            let granted = count == 0 ? 0 : min(max(count, limits.lowerBound), limits.upperBound)
            let sizes = state.devices[index].format?.memories.map(\.size) ?? []
            state.devices[index].bufferSizes = sizes
            state.devices[index].buffers = (0..<granted).map { _ in sizes.map { _ in nil } }
            state.devices[index].queued = []
            return granted
        }
    }

    package func buffer(
        _ device: Int32, _ type: VideoBufferType, _ index: Int, memories: Int
    ) throws(SystemError) -> VideoBuffer {
        try run { (state) throws(SystemError) in
            try enter(.buffer, &state)
            let found = state.devices[try self.device(device, .buffer, state)]
            guard index < found.buffers.count else { throw SystemError("buffer", errno: EINVAL) }
            return VideoBuffer(
                index: index, flags: found.queued.contains(index) ? VideoBuffer.Flag.queued : 0,
                memories: found.bufferSizes.enumerated().map { memory, size in
                    VideoBuffer.Memory(length: size, mapOffset: Int64(index * 16 + memory))
                })
        }
    }

    package func map(
        _ device: Int32, length: Int, offset: Int64
    ) throws(SystemError) -> UnsafeMutableRawBufferPointer {
        try run { (state) throws(SystemError) in
            try enter(.map, &state)
            let index = try self.device(device, .map, state)
            let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: length, alignment: 16)
            state.devices[index].buffers[Int(offset) / 16][Int(offset) % 16] = memory
            state.mappings += 1
            return memory
        }
    }

    /// Works whatever has become of the device.
    package func unmap(_ memory: UnsafeMutableRawBufferPointer) throws(SystemError) {
        try run { (state) throws(SystemError) in
            try enter(.unmap, &state)
            for device in state.devices.indices {
                for buffer in state.devices[device].buffers.indices {
                    for plane in state.devices[device].buffers[buffer].indices
                    where state.devices[device].buffers[buffer][plane]?.baseAddress == memory.baseAddress {
                        state.devices[device].buffers[buffer][plane] = nil
                    }
                }
            }
            memory.deallocate()
            state.mappings -= 1
        }
    }

    package func queue(
        _ device: Int32, _ type: VideoBufferType, _ index: Int, memories: Int
    ) throws(SystemError) {
        try run { (state) throws(SystemError) in
            try enter(.queue, &state)
            let found = try self.device(device, .queue, state)
            let isThere = state.devices[found].buffers.indices.contains(index)
            guard isThere, !state.devices[found].queued.contains(index) else {
                throw SystemError("queue", errno: EINVAL)
            }
            state.devices[found].queued.append(index)
        }
    }

    package func startStreaming(_ device: Int32, _ type: VideoBufferType) throws(SystemError) {
        try run { (state) throws(SystemError) in
            try enter(.startStreaming, &state)
            let index = try self.device(device, .startStreaming, state)
            guard state.devices[index].bandwidth <= state.devices[index].camera.bandwidth else {
                throw SystemError("startStreaming", errno: ENOSPC)
            }
            state.devices[index].start(at: state.now)
        }
    }

    package func stopStreaming(_ device: Int32, _ type: VideoBufferType) throws(SystemError) {
        try run { (state) throws(SystemError) in
            try enter(.stopStreaming, &state)
            let index = try self.device(device, .stopStreaming, state)
            state.devices[index].isStreaming = false
            state.devices[index].queued = []
        }
    }
}
