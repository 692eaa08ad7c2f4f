import Core
import Testing
import Views

@testable import PetCameraUI

@MainActor @Suite("The camera view")
struct CameraViewTests {
    nonisolated static let panels = [
        Size(width: 800, height: 480), Size(width: 480, height: 800), Size(width: 1280, height: 720),
        Size(width: 1080, height: 1920),
    ]

    private func square(_ x: Double, _ y: Double, _ height: Double) -> Rect {
        let width = height * 720 / 1280
        return Rect(x: x - width / 2, y: y - height / 2, width: width, height: height)
    }

    @Test("floats the guide above what is tracked", arguments: panels)
    func above(size: Size) throws {
        let camera = StagedCamera(size)
        camera.show(.detected, square(0.5, 0.5, 0.2))
        let (guide, ring) = (try #require(camera.guide), try #require(camera.ring).rect)
        #expect(guide.maxY < ring.minY)
        #expect(ring.minY - guide.maxY < 0.1 * min(size.width, size.height))
        #expect(abs(guide.midX - ring.midX) < 0.01)
        #expect(abs(ring.midX - size.width / 2) < 0.01)
        #expect(abs(ring.midY - size.height / 2) < 0.01)
    }

    @Test("floats the guide below when there is no room above", arguments: panels)
    func below(size: Size) throws {
        let camera = StagedCamera(size)
        camera.show(.detected, square(0.5, 0.12, 0.2))
        #expect(try #require(camera.guide).minY > #require(camera.ring).rect.maxY)
    }

    @Test("keeps the guide inside the panel, wherever the animal is", arguments: panels)
    func inside(size: Size) throws {
        let camera = StagedCamera(size)
        // A thousandth of a point for what adding up makes of it.
        let panel = Rect(origin: .zero, size: size).insetBy(dx: -0.001, dy: -0.001)
        for x in [0.02, 0.3, 0.5, 0.98] {
            for y in [0.02, 0.5, 0.98] {
                for height in [0.05, 0.4, 1] {
                    camera.show(.detected, square(x, y, height))
                    let guide = try #require(camera.guide)
                    #expect(panel.union(guide) == panel)
                }
            }
        }
    }

    @Test("leaves the room at the edges that it is asked to leave")
    func insets() throws {
        let size = Size(width: 800, height: 480)
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let camera = StagedCamera(
                size, direction: direction, insets: EdgeInsets(top: 10, leading: 90, bottom: 150, trailing: 40))
            let (left, right) = direction == .leftToRight ? (90.0, 40.0) : (40, 90)
            camera.show(.detected, square(0.02, 0.5, 0.2))
            let atRight = try #require(camera.guide).maxX
            #expect(abs(atRight - (size.width - right)) < 0.01)
            camera.show(.detected, square(0.98, 0.5, 0.2))
            #expect(abs(try #require(camera.guide).minX - left) < 0.01)
            camera.show(.detected, square(0.5, 1, 0.1))
            #expect(try #require(camera.guide).maxY <= 330.01)
        }
    }

    @Test("takes ring and guide away when the track is lost, by a fade")
    func lost() {
        let camera = StagedCamera(Size(width: 800, height: 480))
        camera.show(.detected, square(0.5, 0.5, 0.2))
        #expect(camera.guide != nil)
        #expect(camera.cornerCount == 0)
        camera.show(.noObject, nil, rest: false)
        camera.update(after: 0.15)
        #expect(camera.opacities.contains { $0 > 0.2 && $0 < 0.8 })
        #expect(camera.guide != nil)
        camera.update(after: 0.2)
        #expect(camera.guide == nil)
        #expect(camera.ring == nil)
        #expect(camera.cornerCount == 4)
        #expect(camera.opacities.isEmpty)
    }

    @Test("mirrors the place of the box with the picture", arguments: [true, false])
    func mirror(isMirrored: Bool) throws {
        let camera = StagedCamera(Size(width: 1280, height: 720))
        camera.controller.isMirrored = isMirrored
        camera.show(.detected, square(0.25, 0.4, 0.2))
        let ring = try #require(camera.ring).rect
        #expect(abs(ring.midX - (isMirrored ? 960 : 320)) < 0.01)
        #expect(abs(ring.midY - 288) < 0.01)
        let feeds = camera.commands.compactMap { command -> Bool? in
            if case .feed(_, _, let rect, .resizeAspectFill, let mirrored, _) = command {
                return mirrored && rect == Rect(x: 0, y: 0, width: 1280, height: 720)
            }
            return nil
        }
        #expect(feeds == [isMirrored])
    }

    @Test("shows the animal at the same place in languages that are read from the right", arguments: panels)
    func rightToLeft(size: Size) throws {
        let (plain, turned) = (StagedCamera(size), StagedCamera(size, direction: .rightToLeft))
        for camera in [plain, turned] { camera.show(.detected, square(0.45, 0.6, 0.2)) }
        #expect(plain.ring?.rect == turned.ring?.rect)
        #expect(plain.guide == turned.guide)
        for camera in [plain, turned] { camera.show(.noObject) }
        #expect(plain.commands.count == turned.commands.count)
    }

    @Test(
        "gives each status its colour",
        arguments: [
            (DetectionStatus.noObject, Color.gray), (.processing, .yellow), (.detected, .green), (.finished, .gray),
            (.failed(.tooClose), .red),
        ])
    func colors(status: DetectionStatus, color: Color) {
        let camera = StagedCamera(Size(width: 800, height: 480))
        camera.show(status, square(0.5, 0.5, 0.3))
        #expect(camera.ring?.color == color)
    }

    @Test("fills the ring with progress, clockwise from the top")
    func progress() throws {
        let camera = StagedCamera(Size(width: 800, height: 480))
        camera.show(.detected, square(0.5, 0.5, 0.3))
        #expect(camera.heavyShare == nil)
        camera.show(.detected, square(0.5, 0.5, 0.3), accepted: 2)
        #expect(abs(try #require(camera.heavyShare) - 0.4) < 0.001)
        camera.show(.detected, square(0.5, 0.5, 0.3), accepted: 3, rest: false)
        camera.update(after: 0.15)
        let growing = try #require(camera.heavyShare)
        #expect(growing > 0.4 && growing < 0.6)
    }

    @Test("moves the ring at once, for it belongs to the picture, and does not let the guide jump")
    func motion() throws {
        let camera = StagedCamera(Size(width: 800, height: 480))
        camera.show(.detected, square(0.5, 0.5, 0.2))
        let (ring, guide) = (try #require(camera.ring).rect, try #require(camera.guide))
        camera.show(.detected, square(0.4, 0.5, 0.2), rest: false)
        camera.update(after: 0.015)
        #expect(abs(try #require(camera.ring).rect.midX - ring.midX - 85.33) < 0.5)
        let moving = try #require(camera.guide).midX
        #expect(moving > guide.midX && moving < guide.midX + 40)
        // Pictures for the guide's sake alone come no oftener than the camera's.
        #expect(!camera.needsUpdate(after: 0.03))
        #expect(camera.needsUpdate(after: 0.045))
        camera.update(after: 2)
        #expect(abs(try #require(camera.guide).midX - guide.midX - 85.33) < 0.5)
    }

    @Test(
        "shows nothing of an animal that is wholly outside of the picture, mirrored or not", arguments: [true, false])
    func outside(isMirrored: Bool) {
        let camera = StagedCamera(Size(width: 800, height: 480))
        camera.controller.isMirrored = isMirrored
        for (x, y) in [(-0.2, 0.5), (1.2, 0.5), (0.5, -0.2), (0.5, 1.2)] {
            camera.show(.detected, square(x, y, 0.2))
            #expect(camera.controller.detectedObjectNormalizedRect == nil)
            #expect(camera.ring == nil)
            #expect(camera.guide == nil)
        }
    }

    @Test("works before the first picture has come, and without a guide")
    func bare() {
        let camera = StagedCamera(Size(width: 800, height: 480), picture: nil)
        camera.show(.detected, square(0.5, 0.5, 0.2))
        #expect(camera.ring == nil)
        #expect(camera.guide == nil)
        let host = ViewHost(measurer: FixedMeasurer()) { CameraView(controller: camera.controller) }
        #expect(!host.update(size: Size(width: 200, height: 100), now: .zero).commands.isEmpty)
    }

    @Test("leaves the ring to those who draw their own, and keeps the guide")
    func ringHidden() {
        let camera = StagedCamera(Size(width: 800, height: 480))
        camera.show(.detected, square(0.5, 0.5, 0.2))
        let host = ViewHost(measurer: FixedMeasurer()) {
            CameraView(controller: camera.controller) { Color.red.frame(width: 120, height: 40) }.ringHidden()
        }
        let commands = host.update(size: camera.size, now: .zero).commands
        #expect(!commands.contains { if case .stroke = $0 { true } else { false } })
        #expect(commands.contains { if case .fill(.rectangle, .red) = $0 { true } else { false } })
    }

    @Test("keeps the corners out of the room that is left to the panel")
    func cornersInside() {
        let camera = StagedCamera(
            Size(width: 800, height: 480), insets: EdgeInsets(top: 16, leading: 80, bottom: 152, trailing: 80))
        let points = camera.commands.flatMap { command -> [Point] in
            if case .stroke(.polyline(let points), _, _) = command { points } else { [] }
        }
        #expect(points.count == 24)
        #expect(points.allSatisfy { $0.y <= 480 - 152 && $0.y >= 16 })
    }

    @Test("draws the debug overlay in debug mode only")
    func debug() {
        let camera = StagedCamera(Size(width: 800, height: 480), isDebugMode: true)
        camera.show(.failed(.glare), square(0.5, 0.5, 0.2), accepted: 2)
        #expect(camera.lines.contains { $0.contains("test") })
        #expect(camera.lines.contains("failed glare"))
        #expect(camera.lines.contains("pictures 2/5"))
        let plain = StagedCamera(Size(width: 800, height: 480))
        plain.show(.failed(.glare), square(0.5, 0.5, 0.2))
        #expect(plain.lines.isEmpty)
    }

    @Test("its overlay can be placed by a screen that has no camera view")
    func debugAlone() {
        let camera = StagedCamera(Size(width: 800, height: 480), isDebugMode: true)
        #expect(camera.controller.isDebugMode)
        camera.show(.detected, square(0.5, 0.5, 0.2), accepted: 2)
        let host = ViewHost(measurer: FixedMeasurer()) { DebugOverlay(controller: camera.controller) }
        let lines = host.update(size: camera.size, now: .zero).commands.compactMap { command -> String? in
            if case .text(let line, _, _, _) = command { line } else { nil }
        }
        #expect(lines.contains("detected"))
        #expect(lines.contains("pictures 2/5"))
    }

    @Test("stays within its own room")
    func clip() throws {
        let camera = StagedCamera(Size(width: 800, height: 480))
        #expect(camera.commands.first == .pushClip(Rect(x: 0, y: 0, width: 800, height: 480), cornerRadius: 0))
    }
}
