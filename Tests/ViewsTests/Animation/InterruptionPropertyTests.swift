import Core
import Observation
import TestSupport
import Testing

@testable import Views

@MainActor @Observable private final class Goal {
    var number = 0
    var place = Point(x: 0, y: 0)
    // A spring swings over, and must not make it vanish.
    var size = Size(width: 180, height: 180)
    var opacity = 1.0
    var animation = Animation.linear
}

/// What is seen of the view at one moment.
private struct Look {
    let rect: Rect
    let opacity: Double

    @MainActor init(_ list: DrawList) throws {
        var (found, opacity) = (Rect?.none, 1.0)
        for command in list.commands {
            if case .pushOpacity(let pushed) = command { opacity = pushed }
            if case .fill(.rectangle(let rect), .red) = command { found = rect }
        }
        rect = try #require(found)
        self.opacity = opacity
    }

    /// The greatest difference of any edge in points, or of opacity in thousandths.
    func distance(to other: Look) -> Double {
        [
            abs(rect.minX - other.rect.minX), abs(rect.minY - other.rect.minY), abs(rect.width - other.rect.width),
            abs(rect.height - other.rect.height), abs(opacity - other.opacity) * 1000,
        ].reduce(0, max)
    }
}

@MainActor @Suite("Interrupted animations")
struct InterruptionPropertyTests {
    private static let animations: [Animation] = [
        .linear(duration: 0.3), .easeIn(duration: 0.5), .easeOut(duration: 0.4), .easeInOut(duration: 0.3),
        .spring(response: 0.4, dampingFraction: 0.6), .spring(response: 0.3, dampingFraction: 1),
    ]

    @Test("neither place, size nor opacity jump when the goal changes on the way", arguments: 1...40)
    func continuity(seed: Int) throws {
        var chance = SeededGenerator(seed: UInt64(seed))
        let goal = Goal()
        let screen = Screen {
            Color.red.frame(width: goal.size.width, height: goal.size.height)
                .offset(x: goal.place.x, y: goal.place.y).opacity(goal.opacity)
                .animation(goal.animation, value: goal.number)
        }
        screen.update()
        for number in 1...30 {
            let before = try Look(screen.update(after: Double.random(in: 0...0.25, using: &chance)))
            goal.number = number
            goal.animation = Self.animations.randomElement(using: &chance) ?? .linear
            goal.place = Point(
                x: Double.random(in: -200...200, using: &chance), y: Double.random(in: -200...200, using: &chance))
            goal.size = Size(
                width: Double.random(in: 160...200, using: &chance),
                height: Double.random(in: 160...200, using: &chance))
            goal.opacity = Double.random(in: 0.2...0.9, using: &chance)
            // At the very moment nothing has moved, and soon after it nothing is far away.
            let interrupted = try Look(screen.update())
            #expect(interrupted.distance(to: before) < 1e-6)
            let after = try Look(screen.update(after: 1e-5))
            #expect(after.distance(to: before) < 1)
        }
        let last = try Look(screen.update(after: 60))
        #expect(abs(last.rect.width - goal.size.width) < 1e-9 && abs(last.opacity - goal.opacity) < 1e-9)
        #expect(!screen.host.needsUpdate)
    }
}
