package import Imaging

extension SourceDescription {
    /// Opens the source. Everything that is wrong with a path shows here or at the first frame.
    package func open(pool: FramePool) throws(SourceError) -> any FrameSource {
        switch self {
        case .bestCamera:
            throw SourceError(
                .deviceUnavailable, "no camera was found; this version plays clips and the test pattern only")
        case .camera(let name):
            throw SourceError(
                .deviceUnavailable, "there is no camera \(name); this version plays clips and the test pattern only")
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
