import Core
import PetCameraUI
import Stage
import Testing

@testable import Examples

@MainActor @Suite("How the examples are laid out", .serialized)
struct ExampleLayoutTests {
    nonisolated static let panels = [
        Size(width: 480, height: 800), Size(width: 800, height: 480), Size(width: 1280, height: 720),
        Size(width: 1920, height: 1080),
    ]

    /// The short side of a panel of seven inches, in millimetres.
    private static let shortSide = 86.0

    private func eachSituation(_ example: Example, _ panel: Size, check: (HostedExample) throws -> Void) throws {
        let stage = try OffscreenStage(size: panel)
        // Larger panels have more room in units, and never less: what fits on the small ones fits there.
        let troubles = min(panel.width, panel.height) <= 480 ? StagedExample.Situation.troubles : []
        for situation in StagedExample.Situation.all + troubles {
            let staged = StagedExample()
            staged.show(situation)
            let hosted = HostedExample(panel, on: stage) { staged.screen(example) }
            hosted.update(after: 1)
            try check(hosted)
        }
    }

    @Test(
        "every text is whole, inside the panel, and in letters of four millimetres",
        arguments: Example.allCases, panels)
    func texts(example: Example, panel: Size) throws {
        // A thousandth of a point for what adding up makes of it.
        let room = Rect(origin: .zero, size: panel).insetBy(dx: -0.001, dy: -0.001)
        let least = 4 * min(panel.width, panel.height) / ExampleLayoutTests.shortSide
        try eachSituation(example, panel) { hosted in
            for line in hosted.lines {
                #expect(room.union(line.rect) == room, "\(line.text) leaves the panel")
                #expect(!line.text.hasSuffix("…"), "\(line.text) is cut off")
                #expect(line.fontSize >= least, "\(line.text) is small")
            }
        }
    }

    @Test("no text lies over another one, or half over a button", arguments: Example.allCases, panels)
    func overlaps(example: Example, panel: Size) throws {
        try eachSituation(example, panel) { hosted in
            let lines = hosted.lines
            for (index, line) in lines.enumerated() {
                for other in lines[(index + 1)...] {
                    #expect(!line.rect.intersects(other.rect), "\(line.text) and \(other.text)")
                }
                for target in hosted.targets where line.rect.intersects(target.rect) {
                    #expect(target.rect.union(line.rect) == target.rect, "\(line.text) and \(target.label ?? "")")
                }
            }
        }
    }

    @Test("every button can be hit: it is large, inside the panel, and none lies over another", arguments: panels)
    func buttons(panel: Size) throws {
        let (room, least) = (Rect(origin: .zero, size: panel), min(panel.width, panel.height) / 10)
        for example in Example.allCases {
            try eachSituation(example, panel) { hosted in
                let targets = hosted.targets
                for (index, target) in targets.enumerated() {
                    #expect(room.union(target.rect) == room)
                    #expect(min(target.rect.width, target.rect.height) >= least)
                    #expect(target.label != nil)
                    for other in targets[(index + 1)...] { #expect(!target.rect.intersects(other.rect)) }
                }
            }
        }
    }
}
