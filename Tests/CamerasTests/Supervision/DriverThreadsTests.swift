import Cameras
import Imaging
import TestSupport
import Testing

@Suite("Threads of drivers")
struct DriverThreadsTests {
    @Test("a driver is opened, read and closed on a thread of its own", .timeLimit(.minutes(1)))
    func real() throws {
        let kernel = ScriptedKernel([.webcam(width: 64, height: 48)])
        let camera = SupervisedCamera(.best, pool: FramePool(), kernel: kernel, lane: DriverThreads())
        var frames = 0
        while frames < 5 {
            if case .frame = try camera.next() { frames += 1 }
        }
        camera.close()
        #expect(kernel.openDescriptors == 0)
        #expect(kernel.mappings == 0)
    }
}
