import Core
import Testing

@testable import Views

/// A button of 100 points a side in the middle of the screen, cut to a strip of it.
@MainActor @Suite("Touches on what is clipped")
struct ClippedTouchTests {
    enum Surroundings: CaseIterable, Sendable {
        case plain, outerScale, innerScale, outerTurn, innerTurn, mirror
    }

    private func taps(_ kind: Surroundings, at points: [Point]) -> [Bool] {
        let flip = Flip()
        let button = Button {
            flip.count += 1
        } label: {
            Color.red.frame(width: 100, height: 100)
        }
        let screen = Screen {
            switch kind {
            case .plain: AnyView(button.frame(width: 100, height: 60).clipped())
            case .outerScale: AnyView(button.frame(width: 100, height: 60).clipped().scaleEffect(2))
            case .innerScale: AnyView(button.scaleEffect(2).frame(width: 200, height: 120).clipped())
            case .outerTurn: AnyView(button.frame(width: 100, height: 60).clipped().rotationEffect(.degrees(90)))
            case .innerTurn: AnyView(button.rotationEffect(.degrees(45)).frame(width: 150, height: 60).clipped())
            case .mirror: AnyView(button.scaleEffect(x: -1).frame(width: 100, height: 60).clipped())
            }
        }
        return points.map { point in
            let before = flip.count
            screen.tap(point.x, point.y)
            return flip.count > before
        }
    }

    /// Points just inside and just outside of what is seen, from the middle.
    private func edges(_ kind: Surroundings) -> (inside: [Point], outside: [Point]) {
        func around(_ x: Double, _ y: Double) -> [Point] {
            [
                Point(x: 200 + x, y: 150), Point(x: 200 - x, y: 150), Point(x: 200, y: 150 + y),
                Point(x: 200, y: 150 - y),
            ]
        }
        return switch kind {
        case .plain, .mirror: (around(49, 29), around(51, 31))
        case .outerScale: (around(98, 58), around(102, 62))
        case .innerScale: (around(98, 59), around(102, 61))
        case .outerTurn: (around(29, 49), around(31, 51))
        // Half a diagonal of the square is 70.7.
        case .innerTurn: (around(69, 29), around(72, 31))
        }
    }

    @Test(
        "what is cut away takes none, whatever is turned or scaled around or inside", arguments: Surroundings.allCases)
    func cut(kind: Surroundings) {
        let (inside, outside) = edges(kind)
        #expect(taps(kind, at: inside) == [true, true, true, true])
        #expect(taps(kind, at: outside) == [false, false, false, false])
    }

    @Test("a corner that is seen of a turned square is touched, and the corner of its frame is not")
    func corner() {
        // At this height the square is 2 · (70.7 - 25) wide.
        #expect(taps(.innerTurn, at: [Point(x: 244, y: 175), Point(x: 248, y: 175)]) == [true, false])
    }

    @Test("what is cut away entirely by a clip in other coordinates is no target, and has no area of least size")
    func gone() {
        let flip = Flip()
        let screen = Screen {
            Color.clear.frame(width: 40, height: 40)
                .overlay(alignment: .topLeading) {
                    Button {
                        flip.count += 1
                    } label: {
                        Color.red.frame(width: 20, height: 20)
                    }
                    .rotationEffect(.degrees(30)).offset(x: 60)
                }
                .clipped()
        }
        screen.tap(240, 140)
        screen.tap(250, 140)
        #expect(flip.count == 0)
        screen.key("Tab")
        screen.key("Return")
        #expect(flip.count == 0)
    }

    @Test("a small piece that is left answers within the area of least size around it")
    func small() {
        let flip = Flip()
        let screen = Screen {
            Button {
                flip.count += 1
            } label: {
                Color.red.frame(width: 100, height: 100)
            }
            .rotationEffect(.degrees(90)).frame(width: 20, height: 20).clipped()
        }
        screen.tap(220, 150)
        #expect(flip.count == 1)
        screen.tap(226, 150)
        #expect(flip.count == 1)
        #expect(screen.host.touchTargets.map(\.rect.size) == [Size(width: 20, height: 20)])
    }
}
