import Core
import Testing

@testable import Views

private final class StillFeed: LiveFeed, @unchecked Sendable {
    // Sendable is true because only the test's thread touches it.
    var pictureSize: Size? = Size(width: 640, height: 480)
    var revision: UInt64 = 1
}

@MainActor @Suite("Blur and uneven scales")
struct EffectTests {
    private let middle = Point(x: 200, y: 150)

    @Test("a blur grows to its radius")
    func blur() throws {
        let (feed, flip) = (StillFeed(), Flip())
        let screen = Screen {
            FeedView(feed: feed).blur(radius: flip.isOn ? 10 : 0).animation(.linear(duration: 1), value: flip.isOn)
        }
        screen.update()
        flip.isOn = true
        screen.update()
        var radii: [Double] = []
        for _ in 0..<3 {
            for case .feed(_, _, _, _, _, let radius) in screen.list.commands { radii.append(radius) }
            screen.update(after: 0.5)
        }
        #expect(radii == [0, 5, 10])
    }

    @Test("of two blurs around each other the greater one counts, and it ends where its view ends")
    func blurs() {
        let feed = StillFeed()
        let screen = Screen {
            HStack {
                FeedView(feed: feed).blur(radius: 4).blur(radius: 6)
                FeedView(feed: feed)
            }
        }
        let radii = screen.list.commands.compactMap { command -> Double? in
            if case .feed(_, _, _, _, _, let radius) = command { radius } else { nil }
        }
        #expect(radii == [6, 0])
    }

    @Test("a view that flips over is narrower and narrower, not there, and then mirrored")
    func flip() {
        let flip = Flip()
        let screen = Screen {
            Color.red.frame(width: 100, height: 50).scaleEffect(x: flip.isOn ? -1 : 1, y: 1)
                .animation(.linear(duration: 1), value: flip.isOn)
        }
        let fill = DrawCommand.fill(.rectangle(Rect(x: 150, y: 125, width: 100, height: 50)), .red)
        #expect(screen.list.commands == [fill])
        flip.isOn = true
        screen.update()
        #expect(
            screen.update(after: 0.25).commands == [.pushScale(x: 0.5, y: 1, anchor: middle), fill, .popTransform])
        #expect(screen.update(after: 0.25).commands.isEmpty)
        #expect(screen.update(after: 0.5).commands == [.pushScale(x: -1, y: 1, anchor: middle), fill, .popTransform])
        #expect(!screen.host.needsUpdate)
    }

    @Test("equal factors are an even scale, and none is nothing")
    func even() {
        func commands(_ x: Double, _ y: Double) -> [DrawCommand] {
            Screen { Color.red.scaleEffect(x: x, y: y) }.list.commands
        }
        #expect(commands(2, 2).first == .pushTransform(rotation: 0, scale: 2, anchor: middle))
        #expect(commands(1, 1).count == 1)
        #expect(commands(0, 1).isEmpty)
        #expect(commands(.nan, 1).count == 1)
    }

    @Test("a finger finds a button where its mirror image is")
    func mirroredTouch() {
        let flip = Flip()
        let screen = Screen {
            HStack(spacing: 0) {
                Button("a") { flip.count = 1 }.frame(width: 100, height: 100)
                Button("b") { flip.count = 2 }.frame(width: 100, height: 100)
            }
            .scaleEffect(x: -1, y: 1)
        }
        screen.tap(250, 150)
        #expect(flip.count == 1)
        screen.tap(150, 150)
        #expect(flip.count == 2)
    }
}
