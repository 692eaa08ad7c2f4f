import Core
import TestSupport
import Testing
import Views

@testable import PetCameraUI

@MainActor @Suite("Wherever an animal is, the guide")
struct GuidePropertyTests {
    private static let panels = [
        Size(width: 800, height: 480), Size(width: 480, height: 800), Size(width: 1280, height: 720),
        Size(width: 1080, height: 1920),
    ]
    private static let pictures = [
        Size(width: 1280, height: 720), Size(width: 640, height: 480), Size(width: 720, height: 1280),
        Size(width: 480, height: 480),
    ]

    /// A thousandth of a point for what adding up makes of it.
    private static func holds(_ outer: Rect, _ inner: Rect) -> Bool {
        inner.minX > outer.minX - 0.001 && inner.minY > outer.minY - 0.001 && inner.maxX < outer.maxX + 0.001
            && inner.maxY < outer.maxY + 0.001
    }

    /// Anywhere, also for the most part outside of the picture, from a twentieth of its width to all of it.
    private static func box(_ random: inout SeededGenerator) -> Rect {
        let (width, height) = (Double.random(in: 0.05...1, using: &random), Double.random(in: 0.05...1, using: &random))
        return Rect(
            x: .random(in: -0.9 * width...1 - 0.1 * width, using: &random),
            y: .random(in: -0.9 * height...1 - 0.1 * height, using: &random), width: width, height: height)
    }

    @Test("is all inside of the screen, and not over the animal while there is room above or below", arguments: 1...6)
    func screen(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for size in GuidePropertyTests.panels {
            let picture = GuidePropertyTests.pictures.randomElement(using: &random)!
            let camera = StagedCamera(
                size, picture: picture, direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft)
            for _ in 0..<40 {
                camera.show(.detected, GuidePropertyTests.box(&random))
                let (guide, ring) = (try #require(camera.guide), try #require(camera.ring).rect)
                #expect(guide.size == StagedCamera.guide)
                #expect(GuidePropertyTests.holds(Rect(origin: .zero, size: size), guide))
                let needed = guide.height + 0.2 * min(size.width, size.height)
                if ring.minY >= needed || size.height - ring.maxY >= needed {
                    #expect(guide.intersection(ring).isEmpty)
                }
            }
        }
    }

    @Test(
        "is above where there is room, else below, else at the top, and no further aside than it must", arguments: 1...6
    )
    func sides(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let bounds = Rect(
                x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random),
                width: .random(in: 200...900, using: &random), height: .random(in: 150...900, using: &random))
            let size = Size(
                width: .random(in: 10...bounds.width, using: &random),
                height: .random(in: 10...bounds.height, using: &random))
            let anchor = Rect(
                x: .random(in: -300...900, using: &random), y: .random(in: -300...900, using: &random),
                width: .random(in: 1...700, using: &random), height: .random(in: 1...700, using: &random))
            let spacing = Double.random(in: 0...30, using: &random)
            let guide = Rect(
                origin: AnchoredPlacement.origin(of: size, over: anchor, in: bounds, spacing: spacing), size: size)
            #expect(GuidePropertyTests.holds(bounds, guide))
            if anchor.minY - bounds.minY >= size.height + spacing {
                #expect(guide.maxY <= anchor.minY - spacing + 0.001)
            } else if bounds.maxY - anchor.maxY >= size.height + spacing {
                #expect(guide.minY >= anchor.maxY + spacing - 0.001)
            } else {
                #expect(guide.minY == bounds.minY)
            }
            let aside = abs(guide.midX - anchor.midX)
            let touches = abs(guide.minX - bounds.minX) < 0.001 || abs(guide.maxX - bounds.maxX) < 0.001
            #expect(aside < 0.001 || touches)
        }
    }
}
