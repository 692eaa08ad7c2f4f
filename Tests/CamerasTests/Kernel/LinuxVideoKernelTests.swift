import Cameras
import Core
import Glibc
import TestSupport
import Testing

/// What a real kernel says to calls on files that are no cameras.
@Suite("The real kernel, without a camera")
struct LinuxVideoKernelTests {
    private let kernel = LinuxVideoKernel()

    private func errno(_ body: () throws -> Void) -> Int32? {
        do { try body() } catch { return (error as? SystemError)?.errno }
        return nil
    }

    @Test("a path that is not there is refused with the system's own word")
    func missing() { #expect(errno { _ = try kernel.open("/dev/video987") } == ENOENT) }

    @Test("a file that is no device refuses every call, and closes")
    func notADevice() throws {
        let device = try kernel.open("/dev/null")
        defer { try? kernel.close(device) }
        #expect(errno { _ = try kernel.capability(device) } == ENOTTY)
        #expect(errno { _ = try kernel.format(device, .capture, 0) } == ENOTTY)
        #expect(errno { _ = try kernel.sizes(device, .yuyv, 0) } == ENOTTY)
        #expect(errno { _ = try kernel.rates(device, .yuyv, width: 640, height: 480, 0) } == ENOTTY)
        for type in [VideoBufferType.capture, .capturePlanar] {
            let wanted = VideoFormat(code: .yuyv, width: 640, height: 480)
            #expect(errno { _ = try kernel.setFormat(device, type, wanted) } == ENOTTY)
            #expect(errno { _ = try kernel.requestBuffers(device, type, 4) } == ENOTTY)
            #expect(errno { _ = try kernel.buffer(device, type, 0, memories: 1) } == ENOTTY)
            #expect(errno { try kernel.queue(device, type, 0, memories: 1) } == ENOTTY)
            #expect(errno { _ = try kernel.dequeue(device, type, memories: 1) } == ENOTTY)
            #expect(errno { try kernel.startStreaming(device, type) } == ENOTTY)
            #expect(errno { try kernel.stopStreaming(device, type) } == ENOTTY)
        }
        #expect(errno { _ = try kernel.control(device, after: 0) } == ENOTTY)
        #expect(errno { _ = try kernel.value(device, CameraSetting.gain.id) } == ENOTTY)
        #expect(errno { _ = try kernel.event(device) } == ENOTTY)
        #expect(errno { try kernel.subscribe(device, toControl: nil) } == ENOTTY)
    }

    @Test("a closed descriptor is refused, and never a frame")
    func closed() throws {
        let device = try kernel.open("/dev/null")
        try kernel.close(device)
        #expect(errno { _ = try kernel.capability(device) } == EBADF)
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
        #expect(errno { _ = try kernel.map(device, length: 0, offset: 0) } == EINVAL)
    }
}
