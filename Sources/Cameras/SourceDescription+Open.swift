package import Imaging

extension SourceDescription {
    /// Opens the source. Everything that is wrong with a path shows here or at the first frame; a camera is opened by and
    /// by, and only whether there is one shows here.
    ///
    /// - Parameters:
    ///   - profiles: the board's, for cameras.
    ///   - kernel: what cameras are opened with.
    ///   - lane: where their drivers are called.
    package func open(
        pool: FramePool, profiles: [CameraProfile] = [], kernel: any VideoKernel = LinuxVideoKernel(),
        lane: any DriverLane = DriverThreads()
    ) throws(SourceError) -> any FrameSource {
        switch self {
        case .bestCamera:
            if let nodes = try? kernel.nodes(), nodes.isEmpty {
                throw SourceError(CameraFault(.missing, "no camera was found"))
            }
            return SupervisedCamera(.best, profiles: profiles, pool: pool, kernel: kernel, lane: lane)
        case .camera(let name):
            if let nodes = try? kernel.nodes(), CameraSelector.nodes(name, among: nodes, kernel: kernel).isEmpty {
                throw SourceError(CameraFault(.missing, "there is no camera \(name)"))
            }
            return SupervisedCamera(.named(name), profiles: profiles, pool: pool, kernel: kernel, lane: lane)
        case .pattern:
            return PatternSource(pool: pool)
        case .replay(let path, let options):
            return try SourceDescription.openClip(path, options, pool)
        }
    }

    private static func openClip(
        _ path: String, _ options: ReplayOptions, _ pool: FramePool
    ) throws(SourceError) -> any FrameSource {
        if try FileBytes.isFolder(path) {
            return JPEGClip(try PictureFiles(folder: path), subject: path, options: options, pool: pool)
        }
        let ending = path.split(separator: "/").last?.split(separator: ".").last?.lowercased() ?? ""
        switch ending {
        case "y4m": return try YUV4MPEGClip(path: path, options: options, pool: pool)
        case "mjpeg", "mjpg":
            return JPEGClip(try MotionJPEGFile(path: path), subject: path, options: options, pool: pool)
        case "jpg", "jpeg":
            _ = try FileBytes.read(path)
            return JPEGClip(PictureFiles(file: path), subject: path, options: options, pool: pool)
        default:
            throw SourceError(.unusable, "\(path) is neither a JPEG, a folder, a .mjpeg nor a .y4m file")
        }
    }
}
