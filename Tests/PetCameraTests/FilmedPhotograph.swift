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
        try film(["\(Photograph.folder)/\(file)"] + photograph.box.map { "\($0)" }, kind: kind, size: size)
    }

    /// A picture of a room, of which the middle is filmed.
    init(room path: String) throws {
        try film([path, "200", "150", "200", "150"], kind: "good", size: 0.5)
    }

    private func film(_ arguments: [String], kind: String, size: Double) throws {
        let script = #filePath.split(separator: "/").dropLast().joined(separator: "/")
        let options = [folder.file("clip.mjpeg"), "--kind", kind, "--size", "\(size)", "--hold", "3.5"]
        let result = try Tool.python.run(["/\(script)/make_clip.py"] + arguments + options, in: folder.path)
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
    /// Pixels across the noses and faces of the pictures, by their quality.
    private(set) var widths: [Double] = []
    /// What was shown, and when.
    private(set) var shown: [(time: Double, status: DetectionStatus)] = []
    /// Seconds from the beginning to the first picture.
    private(set) var firstPicture: Double?
    /// Every event as text, to compare two runs.
    private(set) var lines: [String] = []

    init(source: String, species: Species) throws {
        let pool = FramePool()
        var run = ReplayRun(
            source: try SourceDescription(source).open(pool: pool),
            detector: try PetDetector.load(from: .find(), threads: 2), limits: try QualityLimits.load(from: .find()),
            configuration: DetectionConfiguration(species: species, purpose: .petProfileRegistration), isTest: true)
        while let events = try run.step() {
            for event in events {
                switch event {
                case .frame(let report):
                    shown.append((report.time.seconds, report.status))
                    lines.append("\(report.index) \(report.status) \(String(describing: report.box))")
                case .capture(let picture, let progress):
                    roles.append(picture.role)
                    pictures.append(picture.jpeg)
                    widths += [picture.quality.raw["noseWidthPixels"] ?? picture.quality.raw["faceWidthPixels"] ?? 0]
                    firstPicture = firstPicture ?? shown.last?.time
                    lines.append("capture \(picture.frameIndex) \(progress) \(picture.quality.overall)")
                case .finished(let time, _): lines.append("finished \(time.seconds)")
                case .end(let summary): end = summary
                }
            }
        }
    }

    /// The share of frames that showed the reason, from its first showing after the approach, which takes a second,
    /// until the camera leaves half a second before the end; `nil` when it was not shown in the first two seconds.
    func settledShare(of reason: DetectionFailureReason) -> Double? {
        let end = (shown.last?.time ?? 0) - 0.5
        guard let first = shown.first(where: { $0.status.reason == reason })?.time, first < 2 else { return nil }
        let settled = shown.filter { $0.time >= max(first, 1) && $0.time < end }
        return Double(settled.count { $0.status.reason == reason }) / Double(max(1, settled.count))
    }
}
