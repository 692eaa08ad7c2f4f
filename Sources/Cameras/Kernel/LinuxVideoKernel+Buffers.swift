import CLinux
package import Core

extension LinuxVideoKernel {
    package func requestBuffers(
        _ device: Int32, _ type: VideoBufferType, _ count: Int
    ) throws(SystemError) -> Int {
        var granted = UInt32(count)
        try check("VIDIOC_REQBUFS", clinux_video_request_buffers(device, type.rawValue, &granted))
        return Int(granted)
    }

    package func buffer(
        _ device: Int32, _ type: VideoBufferType, _ index: Int, memories: Int
    ) throws(SystemError) -> VideoBuffer {
        var buffer = clinux_video_buffer()
        try check(
            "VIDIOC_QUERYBUF",
            clinux_video_query_buffer(device, type.rawValue, UInt32(index), UInt32(memories), &buffer))
        return LinuxVideoKernel.described(buffer)
    }

    package func map(
        _ device: Int32, length: Int, offset: Int64
    ) throws(SystemError) -> UnsafeMutableRawBufferPointer {
        var address: UnsafeMutableRawPointer?
        try check("mmap", clinux_video_map(device, length, offset, &address))
        return UnsafeMutableRawBufferPointer(start: address, count: length)
    }

    package func unmap(_ memory: UnsafeMutableRawBufferPointer) throws(SystemError) {
        try check("munmap", clinux_video_unmap(memory.baseAddress, memory.count))
    }

    package func queue(
        _ device: Int32, _ type: VideoBufferType, _ index: Int, memories: Int
    ) throws(SystemError) {
        try check("VIDIOC_QBUF", clinux_video_queue(device, type.rawValue, UInt32(index), UInt32(memories)))
    }

    package func dequeue(
        _ device: Int32, _ type: VideoBufferType, memories: Int
    ) throws(SystemError) -> VideoBuffer {
        var buffer = clinux_video_buffer()
        try check("VIDIOC_DQBUF", clinux_video_dequeue(device, type.rawValue, UInt32(memories), &buffer))
        return LinuxVideoKernel.described(buffer)
    }

    package func startStreaming(_ device: Int32, _ type: VideoBufferType) throws(SystemError) {
        try check("VIDIOC_STREAMON", clinux_video_stream(device, type.rawValue, 1))
    }

    package func stopStreaming(_ device: Int32, _ type: VideoBufferType) throws(SystemError) {
        try check("VIDIOC_STREAMOFF", clinux_video_stream(device, type.rawValue, 0))
    }

    package func wait(_ device: Int32, seconds: Double) throws(SystemError) -> VideoReadiness {
        var ready: UInt32 = 0
        let milliseconds = Int32(min(max(seconds, 0), 3600) * 1000)
        try check("poll", clinux_video_poll(device, milliseconds, &ready))
        return VideoReadiness(rawValue: ready)
    }

    private static func described(_ buffer: clinux_video_buffer) -> VideoBuffer {
        func numbers(_ tuple: (UInt32, UInt32, UInt32, UInt32)) -> [Int] {
            [Int(tuple.0), Int(tuple.1), Int(tuple.2), Int(tuple.3)]
        }
        let (used, before) = (numbers(buffer.bytes_used), numbers(buffer.data_offset))
        let (lengths, offsets) = (numbers(buffer.length), numbers(buffer.offset))
        return VideoBuffer(
            index: Int(buffer.index), flags: buffer.flags, sequence: buffer.sequence,
            timestamp: Instant(nanoseconds: buffer.nanoseconds),
            memories: (0..<min(Int(buffer.plane_count), used.count)).map {
                VideoBuffer.Memory(
                    bytesUsed: used[$0], dataOffset: before[$0], length: lengths[$0], mapOffset: Int64(offsets[$0]))
            })
    }
}
