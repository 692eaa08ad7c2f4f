import Core

/// An open video node, closed when its owner goes. A close may take for ever where a driver hangs.
struct VideoDescriptor: ~Copyable {
    let number: Int32
    private let kernel: any VideoKernel

    init(_ path: String, kernel: any VideoKernel) throws(CameraFault) {
        self.kernel = kernel
        do throws(SystemError) { number = try kernel.open(path) } catch {
            throw CameraFault(opening: path, error)
        }
    }

    deinit { try? kernel.close(number) }
}
