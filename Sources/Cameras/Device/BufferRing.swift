import Core

/// The mapped buffers of one streaming device, made anew with each opening. Bound to the thread of the device.
struct BufferRing: ~Copyable {
    /// Fewer than four make a webcam drop frames; more only add memory, since the newest is what counts.
    private static let wanted = 4
    private static let fewest = 2

    private let kernel: any VideoKernel
    private let device: Int32
    private let type: VideoBufferType
    let memoryCount: Int
    /// By buffer, then by memory.
    private let mapped: [[UnsafeMutableRawBufferPointer]]

    /// Asks for buffers and maps them; what was mapped before a refusal is given back.
    init(
        kernel: any VideoKernel, device: Int32, type: VideoBufferType, memoryCount: Int
    ) throws(SystemError) {
        (self.kernel, self.device, self.type, self.memoryCount) = (kernel, device, type, memoryCount)
        let count = try kernel.requestBuffers(device, type, BufferRing.wanted)
        guard count >= BufferRing.fewest else {
            _ = try? kernel.requestBuffers(device, type, 0)
            throw SystemError("VIDIOC_REQBUFS", "\(count) buffers", errno: LinuxErrors.noMemory)
        }
        var mapped: [[UnsafeMutableRawBufferPointer]] = []
        do throws(SystemError) {
            for index in 0..<count {
                let buffer = try kernel.buffer(device, type, index, memories: memoryCount)
                mapped.append([])
                for memory in buffer.memories.prefix(memoryCount) {
                    mapped[index].append(
                        try kernel.map(device, length: memory.length, offset: memory.mapOffset))
                }
            }
        } catch {
            for memory in mapped.joined() { try? kernel.unmap(memory) }
            _ = try? kernel.requestBuffers(device, type, 0)
            throw error
        }
        self.mapped = mapped
    }

    var count: Int { mapped.count }

    func queueAll() throws(SystemError) {
        for index in mapped.indices { try kernel.queue(device, type, index, memories: memoryCount) }
    }

    /// Gives a buffer back to the driver; one whose number makes no sense is found by asking for all.
    func queue(_ index: Int) throws(SystemError) {
        guard mapped.indices.contains(index) else { return try queueStrays() }
        try kernel.queue(device, type, index, memories: memoryCount)
    }

    /// Gives back whatever the driver does not have: after an error it may have let go of a buffer without saying which.
    func queueStrays() throws(SystemError) {
        let held = VideoBuffer.Flag.queued | VideoBuffer.Flag.done
        for index in mapped.indices {
            let buffer = try kernel.buffer(device, type, index, memories: memoryCount)
            if buffer.flags & held == 0 { try kernel.queue(device, type, index, memories: memoryCount) }
        }
    }

    /// The filled parts of a buffer's memories, as far as the driver's numbers make sense. They do not outlive the
    /// closure: afterwards the driver writes again.
    func withFilled<Result>(_ buffer: VideoBuffer, _ body: ([UnsafeRawBufferPointer]) -> Result) -> Result? {
        guard mapped.indices.contains(buffer.index) else { return nil }
        let filled = zip(mapped[buffer.index], buffer.memories).map { memory, facts in
            let end = min(max(facts.bytesUsed, 0), memory.count)
            let start = min(max(facts.dataOffset, 0), end)
            return UnsafeRawBufferPointer(rebasing: memory[start..<end])
        }
        return body(filled)
    }

    // An error here changes nothing: the device may be gone, and the memory is ours until it is unmapped.
    deinit {
        for memory in mapped.joined() { try? kernel.unmap(memory) }
        _ = try? kernel.requestBuffers(device, type, 0)
    }
}
