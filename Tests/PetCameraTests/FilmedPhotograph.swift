import Cameras
import Core
import Imaging
import PetCamera
import TestSupport
import Testing
import Vision

/// A clip of a photograph, made in a temporary folder.
final class FilmedPhotograph {
    private let folder = TemporaryFolder()

    init(_ file: String, kind: String = "good", size: Double = 0.28) throws {
        let photograph = try #require(Photograph.named(file))
        let script = #filePath.split(separator: "/").dropLast().joined(separator: "/")
        let arguments =
            ["/\(script)/make_clip.py", "\(Photograph.folder)/\(file)"] + photograph.box.map { "\($0)" }
            + [folder.file("clip.mjpeg"), "--kind", kind, "--size", "\(size)", "--hold", "3.5"]
        let result = try Tool.python.run(arguments, in: folder.path)
        try #require(result.status == 0, "\(result.output)")
    }

    /// Whether Python and Pillow are there.
    static func canFilm() -> Bool {
        let result = try? Tool.python.run(["-c", "import PIL"], in: "/")
        if result?.status != 0 { print("SKIPPED: Python's Pillow is not there, so no clips are made of photographs") }
        return result?.status == 0
    }

    func run(_ species: Species) throws -> Film {
        try Film(source: "replay:" + folder.file("clip.mjpeg"), species: species)
    }
}

/// What the engine said of a clip.
struct Film {
    private(set) var end: ReplaySummary?
    private(set) var roles: [PictureRole] = []
    private(set) var pictures: [[UInt8]] = []
    /// Every event as text, to compare two runs.
    private(set) var lines: [String] = []

    init(source: String, species: Species) throws {
        let pool = FramePool()
        var run = ReplayRun(
            source: try SourceDescription(source).open(pool: pool),
            detector: try PetDetector.load(from: .find(), threads: 2),
            configuration: DetectionConfiguration(species: species, purpose: .petProfileRegistration), isTest: true)
        while let events = try run.step() {
            for event in events {
                switch event {
                case .frame(let report):
                    lines.append("\(report.index) \(report.status) \(String(describing: report.box))")
                case .capture(let picture, let progress):
                    roles.append(picture.role)
                    pictures.append(picture.jpeg)
                    lines.append("capture \(picture.frameIndex) \(progress) \(picture.quality.overall)")
                case .finished(let time, _): lines.append("finished \(time.seconds)")
                case .end(let summary): end = summary
                }
            }
        }
    }
}
