import Cameras
import Core
import Glibc
import TestSupport
import Testing

/// What a real kernel says to calls on files that are no cameras.
@Suite("The real kernel, without a camera")
struct LinuxVideoKernelTests {
    private let kernel = LinuxVideoKernel()

    /// The call is refused, with this word of the system.
    private func refused(
        _ errno: Int32, sourceLocation: SourceLocation = #_sourceLocation, _ call: () throws -> Void
    ) {
        do {
            try call()
            Issue.record("it was not refused", sourceLocation: sourceLocation)
        } catch {
            let found = (error as? SystemError)?.errno
            #expect(found == errno, sourceLocation: sourceLocation)
        }
    }

    @Test("a path that is not there is refused with the system's own word")
    func missing() { refused(ENOENT) { _ = try kernel.open("/dev/video987") } }

    @Test("a file that is no device refuses every call, and closes")
    func notADevice() throws {
        let device = try kernel.open("/dev/null")
        defer { try? kernel.close(device) }
        refused(ENOTTY) { _ = try kernel.capability(device) }
        refused(ENOTTY) { _ = try kernel.format(device, .capture, 0) }
        refused(ENOTTY) { _ = try kernel.sizes(device, .yuyv, 0) }
        refused(ENOTTY) { _ = try kernel.rates(device, .yuyv, width: 640, height: 480, 0) }
        for type in [VideoBufferType.capture, .capturePlanar] {
            let wanted = VideoFormat(code: .yuyv, width: 640, height: 480)
            refused(ENOTTY) { _ = try kernel.setFormat(device, type, wanted) }
            refused(ENOTTY) { _ = try kernel.requestBuffers(device, type, 4) }
            refused(ENOTTY) { _ = try kernel.buffer(device, type, 0, memories: 1) }
            refused(ENOTTY) { try kernel.queue(device, type, 0, memories: 1) }
            refused(ENOTTY) { _ = try kernel.dequeue(device, type, memories: 1) }
            refused(ENOTTY) { try kernel.startStreaming(device, type) }
            refused(ENOTTY) { try kernel.stopStreaming(device, type) }
        }
        refused(ENOTTY) { _ = try kernel.control(device, after: 0) }
        refused(ENOTTY) { _ = try kernel.value(device, CameraSetting.gain.id) }
        refused(ENOTTY) { _ = try kernel.event(device) }
        refused(ENOTTY) { try kernel.subscribe(device, toControl: nil) }
    }

    @Test("a closed descriptor is refused, and never a frame")
    func closed() throws {
        let device = try kernel.open("/dev/null")
        try kernel.close(device)
        refused(EBADF) { _ = try kernel.capability(device) }
    }

    @Test("memory that a file has can be mapped, read and given back")
    func mapping() throws {
        let folder = TemporaryFolder()
        let path = folder.write([UInt8](repeating: 7, count: 8192), to: "memory")
        let device = try kernel.open(path)
        defer { try? kernel.close(device) }
        let memory = try kernel.map(device, length: 8192, offset: 0)
        #expect(memory.count == 8192)
        #expect(memory.allSatisfy { $0 == 7 })
        try kernel.unmap(memory)
        refused(EINVAL) { _ = try kernel.map(device, length: 0, offset: 0) }
    }
}
