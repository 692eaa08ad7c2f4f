import Core
import Foundation
import TestSupport
import Testing
import Views

@testable import Stage

/// The drawings in `assets/icons`.
private enum IconSet {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let assets = AssetFolder(path: root.appendingPathComponent("assets").path)

    static var files: [String] {
        (FolderListing.names(assets.file("icons")) ?? []).filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }
    }

    /// The names in the page for integrators: the block in its part on icons.
    static let documented: [String] = {
        let page = root.appendingPathComponent("Sources/PetCameraUI/INTEGRATING.md")
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        guard let part = text.components(separatedBy: "\n## Icons\n").dropFirst().first else { return [] }
        let blocks = part.components(separatedBy: "```")
        return blocks.count > 1 ? blocks[1].split(whereSeparator: \.isWhitespace).map(String.init) : []
    }()
}

@MainActor @Suite(.serialized) struct IconTests {
    private static let green = Color(hex: 0x2FB36B)

    private func draw(_ name: String, side: Double) throws -> Picture {
        let stage = try OffscreenStage(size: Size(width: side, height: side), assets: IconSet.assets)
        let picture = try stage.picture(
            of: TestPanel.list([.icon(name, color: .white, in: Rect(x: 0, y: 0, width: side, height: side))]))
        #expect(stage.canvas.problems.isEmpty)
        return picture
    }

    @Test("the names in the page for integrators are those of the set") func documented() {
        #expect(IconSet.documented.count == Set(IconSet.documented).count)
        #expect(Set(IconSet.documented) == Set(IconSet.files))
    }

    @Test(
        "the names that camera screens use are in the set",
        arguments: [
            "viewfinder", "camera", "camera.metering.center.weighted", "checkmark.circle.fill", "checkmark.seal.fill",
            "exclamationmark.triangle.fill", "pawprint.fill", "cat.fill", "dog.fill", "bolt.fill", "bolt.slash.fill",
            "bolt.badge.a.fill", "arrow.triangle.2.circlepath.camera", "photo.on.rectangle", "xmark", "trash",
            "speaker.wave.2",
        ])
    func camera(name: String) { #expect(IconSet.documented.contains(name)) }

    @Test("every documented name is a drawing, and no line of it is cut off", arguments: IconSet.documented)
    func drawing(name: String) throws {
        let picture = try draw(name, side: 48)
        #expect(picture.whiteArea > 100)
        let ink = try #require(picture.inkBox())
        #expect(ink.left > 0 && ink.top > 0 && ink.right < 47 && ink.bottom < 47)
    }

    @Test("no two names show the same, even small") func different() throws {
        let pictures = try IconSet.documented.map { name in
            let picture = try draw(name, side: 24)
            return (name, stride(from: 0, to: picture.pixels.count, by: 4).map { Int(picture.pixels[$0]) })
        }
        var alike: [String] = []
        for (index, one) in pictures.enumerated() {
            for other in pictures[(index + 1)...] {
                var (apart, together) = (0, 0)
                for (a, b) in zip(one.1, other.1) {
                    apart += abs(a - b)
                    together += max(a, b)
                }
                // A mark in a disc is 6 % of the disc.
                if apart * 100 <= together * 4 { alike.append("\(one.0) and \(other.0)") }
            }
        }
        #expect(alike == [])
        #expect(pictures.count > 90)
    }

    @Test("an unknown icon shows a dashed square with a question mark in its colour, and is noted once")
    func unknown() throws {
        let stage = try OffscreenStage(size: Size(width: 64, height: 64), assets: AssetFolder(path: "/nowhere"))
        let list = TestPanel.list([
            .icon("tortoise", color: Self.green, in: Rect(x: 8, y: 8, width: 48, height: 48))
        ])
        let picture = try stage.picture(of: list)
        // Two pixels a unit of the drawing: a dash, the gap beside it, and the dot of the question mark.
        #expect(picture.isNear(32, 15, 0x2F, 0xB3, 0x6B))
        #expect(picture.isNear(26, 15, 0, 0, 0))
        #expect(picture.isNear(32, 42, 0x2F, 0xB3, 0x6B))
        #expect(try stage.picture(of: list) == picture)
        let small = DrawCommand.icon("tortoise", color: .white, in: Rect(x: 0, y: 0, width: 9, height: 9))
        #expect(try stage.picture(of: TestPanel.list([small])).whiteArea > 5)
        #expect(stage.canvas.problems.count == 1)
        #expect(stage.canvas.problems.allSatisfy { $0.contains("\"tortoise\"") })
    }

    @Test(
        "whatever an icon is called, a placeholder is drawn and little is noted",
        arguments: [
            "", ".", "..", "../icons/cat", "/etc/passwd", "cat\0", "a\nb", "🐕", String(repeating: "x", count: 1000),
        ])
    func oddName(name: String) throws {
        let stage = try OffscreenStage(size: Size(width: 24, height: 24), assets: IconSet.assets)
        let all = Rect(x: 0, y: 0, width: 24, height: 24)
        let picture = try stage.picture(of: TestPanel.list([.icon(name, color: .white, in: all)]))
        let placeholder = try TestPanel.draw(24, 24, [.icon("none", color: .white, in: all)])
        #expect(picture == placeholder)
        #expect(stage.canvas.problems.count == 1)
        #expect(stage.canvas.problems.allSatisfy { $0.utf8.count < 1000 && !$0.contains("\n") })
    }

    @Test("a file that is no drawing shows the placeholder") func broken() throws {
        let folder = TemporaryFolder()
        folder.write(Array("no drawing".utf8), to: "icons/broken.svg")
        folder.write([], to: "icons/empty.svg")
        let stage = try OffscreenStage(size: Size(width: 48, height: 24), assets: AssetFolder(path: folder.path))
        func commands(_ first: String, _ second: String) -> [DrawCommand] {
            [
                .icon(first, color: .white, in: Rect(x: 0, y: 0, width: 24, height: 24)),
                .icon(second, color: .white, in: Rect(x: 24, y: 0, width: 24, height: 24)),
            ]
        }
        let picture = try stage.picture(of: TestPanel.list(commands("broken", "empty")))
        let placeholders = try TestPanel.draw(48, 24, commands("none", "none"))
        #expect(picture == placeholders)
        #expect(picture.whiteArea > 60)
        #expect(stage.canvas.problems.count == 2)
    }

    @Test("however many icons are unknown, what is noted has a bound") func manyUnknown() throws {
        let stage = try OffscreenStage(size: Size(width: 24, height: 24))
        let rect = Rect(x: 0, y: 0, width: 9, height: 9)
        _ = try stage.picture(of: TestPanel.list((0..<500).map { .icon("none.\($0)", color: .white, in: rect) }))
        #expect(stage.canvas.problems.count == 64)
        #expect(stage.canvas.uploads == 1)
    }

    @Test("the placeholder in the program is the drawing of the set") func placeholder() throws {
        let file = try Data(
            contentsOf: URL(fileURLWithPath: IconSet.assets.file("icons/questionmark.square.dashed.svg")))
        #expect(Array(file) == IconDrawing.placeholderSVG)
    }

    @Test("a snapshot tells of unknown icons, once each") func snapshot() throws {
        var told: [String] = []
        let picture = try Stage.snapshot(size: Size(width: 120, height: 60), log: { told.append($0) }) {
            HStack {
                Image(systemName: "no.such.icon").foregroundColor(.white)
                Image(systemName: "no.such.icon").foregroundColor(.white)
                Image(systemName: "cat").foregroundColor(.white)
            }
        }
        #expect(told.count == 1)
        #expect(told.allSatisfy { $0.contains("no.such.icon") })
        #expect(picture.whiteArea > 100)
    }
}
