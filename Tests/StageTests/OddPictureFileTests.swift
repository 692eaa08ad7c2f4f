import Core
import Glibc
import TestSupport
import Testing
import Views

@testable import Stage

/// Files that are no pictures, or none that can be shown, each with what the log says of it.
private enum OddPictureFile: String, CaseIterable, CustomTestStringConvertible {
    case missing = "that is missing"
    case empty = "that is empty"
    case broken = "that holds something else"
    case cutOff = "that is cut off after its header"
    case pipe = "that is a pipe"
    case folder = "that is a folder"
    case loop = "that is a link to itself"
    case device = "that is a device without end"
    case huge = "whose header says 20000 x 20000"
    case flat = "whose header says 0 x 7"
    case hugeJPEG = "that is a JPEG of 65535 x 65535"

    var testDescription: String { rawValue }

    /// Makes it, with a name that nobody may read in a log.
    func make(in folder: TemporaryFolder) -> String {
        let path = folder.file("secret-name")
        switch self {
        case .missing: break
        case .empty: folder.write([], to: "secret-name")
        case .broken: folder.write(Array("no picture at all".utf8), to: "secret-name")
        case .cutOff: folder.write(Self.png(width: 64, height: 64), to: "secret-name")
        case .pipe: precondition(mkfifo(path, 0o600) == 0)
        case .folder: folder.write([1], to: "secret-name/file")
        case .loop: precondition(symlink(path, path) == 0)
        case .device: precondition(symlink("/dev/zero", path) == 0)
        case .huge: folder.write(Self.png(width: 20000, height: 20000), to: "secret-name")
        case .flat: folder.write(Self.png(width: 0, height: 7), to: "secret-name")
        case .hugeJPEG:
            let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0xFF, 0xFF, 0xFF, 0xFF, 3, 1, 17, 0, 2, 17, 0, 3, 17, 0]
            folder.write([0xFF, 0xD8] + frame, to: "secret-name")
        }
        return path
    }

    /// The signature and the header of a PNG file, with its right checksum, and no pixels.
    private static func png(width: UInt32, height: UInt32) -> [UInt8] {
        func big(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
        let header = Array("IHDR".utf8) + big(width) + big(height) + [8, 6, 0, 0, 0]
        let checksum = header.reduce(~UInt32(0)) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
        }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + header + big(~checksum)
    }
}

@MainActor @Suite("A picture file", .serialized) struct OddPictureFileTests {
    @Test("leaves a gap, and what is around it is shown", arguments: OddPictureFile.allCases)
    private func gap(_ file: OddPictureFile) throws {
        let folder = TemporaryFolder()
        let path = file.make(in: folder)
        let picture = try Stage.snapshot(size: Size(width: 60, height: 20)) {
            HStack(spacing: 0) {
                Color.white.frame(width: 20)
                Image(file: path).resizable()
                Color.white.frame(width: 20)
            }
        }
        #expect(picture.grey(10, 10) == 255 && picture.grey(50, 10) == 255)
        #expect(picture.grey(30, 10) == 0)
    }

    @Test("has the size of its header, or that of a tile", arguments: OddPictureFile.allCases)
    private func size(_ file: OddPictureFile) throws {
        let folder = TemporaryFolder()
        let stage = try OffscreenStage(size: Size(width: 10, height: 10))
        let known = stage.text.pictureSize(path: file.make(in: folder))
        #expect(known == (file == .cutOff ? Size(width: 64, height: 64) : nil))
    }

    @Test("is told in the log once, without its name", arguments: OddPictureFile.allCases)
    private func log(_ file: OddPictureFile) throws {
        let (folder, lines) = (TemporaryFolder(), Locked<[String]>([]))
        let path = file.make(in: folder)
        let window = try StageWindow(
            StageOptions(size: Size(width: 60, height: 20), headless: true), assets: nil,
            log: Log { line in lines.withLock { $0.append(line) } })
        let host = ViewHost(measurer: window.text) {
            HStack {
                Image(file: path).resizable()
                Image(file: path)
            }
        }
        for second in 0..<3 {
            window.show(host.update(size: window.viewSize, now: Instant(seconds: Double(second))))
        }
        let warnings = lines.withLock { $0.filter { $0.hasPrefix("<4>") } }
        #expect(warnings.count == 1)
        #expect(warnings.allSatisfy { $0.contains("A picture cannot be read") && !$0.contains("secret") })
    }

    @Test("that is a picture is shown, whatever it is called") func picture() throws {
        let folder = TemporaryFolder()
        let path = folder.file("picture.txt")
        try Picture(width: 4, height: 4, pixels: [UInt8](repeating: 255, count: 64)).writePNG(to: path)
        let shown = try Stage.snapshot(size: Size(width: 8, height: 8)) { Image(file: path) }
        #expect(shown.whiteArea == 16)
    }

    @Test("that is unknown is told beside an unknown icon, each once") func icons() throws {
        let lines = Locked<[String]>([])
        let window = try StageWindow(
            StageOptions(size: Size(width: 60, height: 20), headless: true), assets: AssetFolder(path: "/nowhere"),
            log: Log { line in lines.withLock { $0.append(line) } })
        let host = ViewHost(measurer: window.text) {
            HStack {
                Image(file: "/nowhere/picture.png")
                Image(systemName: "none")
            }
        }
        for second in 0..<3 {
            window.show(host.update(size: window.viewSize, now: Instant(seconds: Double(second))))
        }
        #expect(lines.withLock { $0.filter { $0.hasPrefix("<4>") } }.count == 2)
    }
}
