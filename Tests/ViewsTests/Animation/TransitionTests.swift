import Core
import TestSupport
import Testing

@testable import Views

@MainActor @Suite("Transitions")
struct TransitionTests {
    private static let place = Rect(x: 150, y: 125, width: 100, height: 50)

    private func screen(
        _ flip: Flip, _ transition: AnyTransition, _ animation: Animation = .linear(duration: 1),
        direction: LayoutDirection = .leftToRight, reducesMotion: Bool = false
    ) -> Screen {
        let screen = Screen {
            ZStack {
                Color.blue
                if flip.isOn { Color.red.frame(width: 100, height: 50).transition(transition) }
            }
            .environment(\.layoutDirection, direction)
            .environment(\.accessibilityReduceMotion, reducesMotion)
            .animation(animation, value: flip.isOn)
        }
        screen.update()
        return screen
    }

    private func shift(_ screen: Screen) -> Point? {
        screen.rect(.red).map { Point(x: $0.minX - Self.place.minX, y: $0.minY - Self.place.minY) }
    }

    @Test(
        "a view moves in from an edge by its own size and out to it, mirrored where lines run to the left",
        arguments: [
            (Edge.leading, LayoutDirection.leftToRight, Point(x: -100, y: 0)),
            (.trailing, .leftToRight, Point(x: 100, y: 0)), (.top, .leftToRight, Point(x: 0, y: -50)),
            (.bottom, .leftToRight, Point(x: 0, y: 50)), (.leading, .rightToLeft, Point(x: 100, y: 0)),
            (.trailing, .rightToLeft, Point(x: -100, y: 0)), (.top, .rightToLeft, Point(x: 0, y: -50)),
        ])
    func move(edge: Edge, direction: LayoutDirection, far: Point) {
        let flip = Flip()
        let screen = screen(flip, .move(edge: edge), direction: direction)
        flip.isOn = true
        screen.update()
        screen.update(after: 0.25)
        #expect(shift(screen) == Point(x: far.x * 0.75, y: far.y * 0.75))
        screen.update(after: 1)
        #expect(shift(screen) == .zero)
        flip.isOn = false
        screen.update()
        screen.update(after: 0.25)
        #expect(shift(screen) == Point(x: far.x * 0.25, y: far.y * 0.25))
        screen.update(after: 1)
        #expect(shift(screen) == nil)
        #expect(!screen.host.needsUpdate)
    }

    @Test("a view whose transition becomes none, and one again, does not come a second time")
    func changing() {
        let flip = Flip()
        let screen = Screen {
            Color.red.transition(flip.isOn ? .identity : .opacity)
                .animation(.linear(duration: 1), value: flip.isOn)
        }
        let rest = screen.list
        flip.isOn = true
        #expect(screen.list == rest)
        flip.isOn = false
        #expect(screen.list == rest)
        #expect(!screen.host.needsUpdate)
    }

    @Test("a view grows about the anchor, which stays where it is")
    func scale() {
        let flip = Flip()
        let screen = screen(flip, .scale(scale: 0.5, anchor: .topLeading))
        flip.isOn = true
        screen.update()
        // Three quarters of 100 × 50 about this point begin at the top left corner of the place.
        let center = Point(x: 187.5, y: 143.75)
        #expect(
            screen.update(after: 0.5).commands.dropFirst() == [
                .pushTransform(rotation: 0, scale: 0.75, anchor: center),
                .fill(.rectangle(Rect(x: 137.5, y: 118.75, width: 100, height: 50)), .red),
                .popTransform,
            ])
    }

    @Test("a view that grows from nothing can be touched from the first moment")
    func scaleFromNothing() {
        let flip = Flip()
        let screen = Screen {
            ZStack {
                Color.blue
                if flip.isOn { Button("go") { flip.count += 1 }.transition(.scale) }
            }
            .animation(.linear(duration: 1), value: flip.isOn)
        }
        screen.update()
        flip.isOn = true
        screen.tap(200, 150)
        #expect(flip.count == 1)
    }

    @Test("an offset and a fade happen at the same time")
    func combination() {
        let flip = Flip()
        let screen = screen(flip, .offset(x: 40, y: -20).combined(with: .opacity))
        flip.isOn = true
        screen.update()
        #expect(
            screen.update(after: 0.5).commands.dropFirst() == [
                .pushOpacity(0.5), .fill(.rectangle(Rect(x: 170, y: 115, width: 100, height: 50)), .red), .popOpacity,
            ])
    }

    @Test("coming and going can differ", arguments: [true, false])
    func asymmetry(isSlide: Bool) {
        let flip = Flip()
        let screen = screen(
            flip, isSlide ? .slide : .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing)))
        flip.isOn = true
        screen.update()
        screen.update(after: 0.25)
        #expect(shift(screen) == Point(x: -75, y: 0))
        screen.update(after: 1)
        flip.isOn = false
        screen.update()
        screen.update(after: 0.25)
        #expect(shift(screen) == Point(x: 25, y: 0))
    }

    @Test("what comes is at its place at once, though the stack around it still grows")
    func placeInGrowingStack() {
        let flip = Flip()
        let screen = Screen {
            ZStack {
                if flip.isOn { Color.red.frame(width: 100, height: 50).transition(.opacity) }
            }
            .animation(.linear(duration: 1), value: flip.isOn)
        }
        screen.update()
        flip.isOn = true
        screen.update()
        for _ in 0..<8 {
            #expect(screen.rect(.red) == Self.place)
            screen.update(after: 0.25)
        }
    }

    @Test("with reduced motion a view fades and does not move")
    func reducedMotion() {
        let flip = Flip()
        let screen = screen(flip, .move(edge: .bottom).combined(with: .opacity), reducesMotion: true)
        flip.isOn = true
        screen.update()
        #expect(
            screen.update(after: 0.5).commands.dropFirst() == [
                .pushOpacity(0.5), .fill(.rectangle(Self.place), .red), .popOpacity,
            ])
    }

    @Test("with reduced motion a view that would only move is there at once, and gone at once")
    func reducedMove() {
        let flip = Flip()
        let screen = screen(flip, .move(edge: .bottom), reducesMotion: true)
        flip.isOn = true
        #expect(shift(screen) == .zero)
        flip.isOn = false
        #expect(shift(screen) == nil)
    }

    /// Where the middle of the view is seen, and how much of it.
    private struct Look {
        var middle = Point.zero
        var opacity = 1.0
        var scale = 1.0

        @MainActor init?(_ list: DrawList) {
            var count = 0
            for command in list.commands {
                switch command {
                case .pushOpacity(let pushed): opacity = pushed
                case .pushTransform(_, let pushed, _): scale = pushed
                case .fill(.rectangle(let rect), .red):
                    middle = rect.center
                    count += 1
                default: break
                }
            }
            #expect(count <= 1)
            if count == 0 { return nil }
        }
    }

    @Test("nothing jumps when a view turns back on its way, whatever the transition", arguments: 1...40)
    func interruption(seed: Int) throws {
        var chance = SeededGenerator(seed: UInt64(seed))
        let transitions: [AnyTransition] = [
            .opacity, .slide, .scale(scale: 0.2, anchor: .bottomTrailing), .move(edge: .top).combined(with: .opacity),
            .asymmetric(insertion: .offset(x: 30, y: 9), removal: .scale(scale: 0.5)),
        ]
        let animations: [Animation] = [
            .linear(duration: 0.6), .easeInOut(duration: 0.8), .spring(response: 0.5, dampingFraction: 0.7),
        ]
        let flip = Flip()
        let screen = screen(
            flip, try #require(transitions.randomElement(using: &chance)),
            try #require(animations.randomElement(using: &chance)))
        flip.isOn = true
        screen.update()
        for _ in 0..<30 {
            let before = Look(screen.update(after: Double.random(in: 0.01...0.3, using: &chance)))
            flip.isOn.toggle()
            let after = Look(screen.update())
            guard let before else { continue }
            // A spring that swings over leaves nothing to be seen, where the one that comes is never nothing.
            guard let after else {
                #expect(before.opacity < 0.02)
                continue
            }
            #expect(after.middle.distance(to: before.middle) < 1e-6)
            #expect(abs(after.opacity - before.opacity) < 0.011)
            #expect(abs(after.scale - before.scale) < 0.011)
        }
    }
}
