import Core
import Testing
import Views

@testable import PetCameraUI

@MainActor @Suite("The panel and the bubble")
struct StatusPanelTests {
    private func commands<Root: View>(
        _ size: Size, _ direction: LayoutDirection = .leftToRight, _ root: @escaping @MainActor () -> Root
    ) -> [DrawCommand] {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        let host = ViewHost(measurer: FixedMeasurer(), environment: environment) { root() }
        _ = host.update(size: size, now: .zero)
        return host.update(size: size, now: Instant(seconds: 5)).commands
    }

    private func texts(_ commands: [DrawCommand]) -> [(line: String, origin: Point)] {
        commands.compactMap { if case .text(let line, _, _, let origin) = $0 { (line, origin) } else { nil } }
    }

    @Test(
        "shows icon, message, bar and number, each in its colour",
        arguments: [
            (DetectionStatus.noObject, "viewfinder", Color.gray), (.processing, "circle.dashed", .blue),
            (.detected, "checkmark", .green), (.finished, "checkmark.seal", .green),
            (.failed(.tooDark), "exclamationmark.triangle", .red),
        ])
    func parts(status: DetectionStatus, icon: String, color: Color) {
        let commands = commands(Size(width: 480, height: 480)) {
            StatusPanel(status: status, message: "Looking", progress: 40)
        }
        #expect(texts(commands).map(\.line) == ["Looking", "40 %"])
        let icons = commands.compactMap { if case .icon(let name, let color, _) = $0 { (name, color) } else { nil } }
        #expect(icons.count == 1)
        #expect(icons.first?.0 == icon)
        #expect(icons.first?.1 == color)
    }

    @Test(
        "shows the nearer end of the scale for a progress beyond it",
        arguments: [(Int.max, 100), (101, 100), (100, 100), (0, 0), (-1, 0), (Int.min, 0)])
    func beyond(progress: Int, shown: Int) {
        let commands = commands(Size(width: 480, height: 480)) {
            StatusPanel(status: .detected, message: "Good", progress: progress)
        }
        #expect(texts(commands).map(\.line) == ["Good", "\(shown) %"])
        #expect(progress.asPercentage == shown)
    }

    @Test("has a bar whose track can be seen on ink, and whose length is the progress")
    func bar() throws {
        let commands = commands(Size(width: 480, height: 480)) {
            StatusPanel(status: .detected, message: "Good", progress: 40)
        }
        func bar(_ color: Color) -> Rect? {
            for case .fill(.roundedRectangle(let rect, _), color) in commands { return rect }
            return nil
        }
        let track = try #require(bar(.white.opacity(0.24)))
        let filled = try #require(bar(.accentColor))
        #expect(abs(filled.width / track.width - 0.4) < 0.001)
        #expect(filled.minX == track.minX)
    }

    @Test("wraps a long message to two lines, both inside the panel")
    func long() throws {
        let message = "[Şhöw thë ñösë öf thë döğ tö thë çamëra ~~~~~~~~~~~~~~~~]"
        let commands = commands(Size(width: 480, height: 480)) {
            StatusPanel(status: .noObject, message: message, progress: 100).frame(width: 448)
        }
        let shown = texts(commands)
        #expect(shown.count == 3)
        var panel: Rect?
        for case .fill(.roundedRectangle(let rect, _), .ink.opacity(0.72)) in commands { panel = rect }
        let room = try #require(panel)
        #expect(abs(room.width - 448) < 0.01)
        for (line, origin) in shown {
            #expect(room.contains(origin))
            #expect(origin.x + FixedMeasurer().size(of: line, font: ResolvedFont(size: 19.2)).width < room.maxX)
        }
    }

    @Test("turns round where one reads from the right")
    func rightToLeft() throws {
        func iconMiddle(_ direction: LayoutDirection) throws -> Double {
            let commands = commands(Size(width: 480, height: 480), direction) {
                StatusPanel(status: .detected, message: "Good", progress: 40).frame(width: 400)
            }
            for case .icon(_, _, let rect) in commands { return rect.midX }
            throw Missing()
        }
        struct Missing: Error {}
        #expect(try iconMiddle(.leftToRight) < 240)
        #expect(abs(try iconMiddle(.leftToRight) + iconMiddle(.rightToLeft) - 480) < 0.01)
    }

    /// The bubble's triangle when it floats over this rectangle.
    private func pointer(_ anchor: Rect) -> [Point]? {
        let commands = commands(Size(width: 480, height: 480)) {
            GuideBubble("Hold still").anchored(over: anchor, spacing: 10)
        }
        for case .fill(.polygon(let points), _) in commands where points.count == 3 { return points }
        return nil
    }

    @Test("the bubble points at the animal from above and from below")
    func pointing() throws {
        let low = try #require(pointer(Rect(x: 200, y: 240, width: 80, height: 80)))
        #expect(low[2].y > low[0].y && low[2].y <= 240)
        #expect(abs(low[2].x - 240) < 0.01)
        let high = try #require(pointer(Rect(x: 200, y: 0, width: 80, height: 80)))
        #expect(high[2].y < high[0].y && high[2].y >= 80)
    }

    @Test("the bubble points towards an animal at the edge, from its straight side")
    func pointingAside() throws {
        let edge = try #require(pointer(Rect(x: 440, y: 240, width: 80, height: 80)))
        #expect(edge[2].x > 400 && edge[1].x < 480)
    }

    @Test("the bubble points nowhere when it lies over the animal, or floats over nothing")
    func pointless() {
        #expect(pointer(Rect(x: 0, y: 0, width: 480, height: 480)) == nil)
        let alone = commands(Size(width: 480, height: 480)) { GuideBubble("Hold still", progress: 40) }
        #expect(!alone.contains { if case .fill(.polygon, _) = $0 { true } else { false } })
        #expect(alone.contains { if case .stroke(.arc, _, _) = $0 { true } else { false } })
    }
}
