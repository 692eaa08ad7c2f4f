import Core
import Testing

@testable import Views

@MainActor @Suite("From right to left")
struct MirroringTests {
    private nonisolated static let cases: [LayoutCase] = [
        LayoutCase("a row begins at the right", (.red, Rect(215, 145, 20, 10)), (.green, Rect(165, 145, 40, 10))) {
            HStack(spacing: 10) {
                Color.red.frame(width: 20, height: 10)
                Color.green.frame(width: 40, height: 10)
            }
        },
        LayoutCase(
            "what fills lies at the left of what comes before", (.red, Rect(300, 0, 100, 300)),
            (.green, Rect(0, 0, 300, 300))
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 100)
                Color.green
            }
        },
        LayoutCase("a spacer pushes to the right", (.red, Rect(390, 145, 10, 10))) {
            HStack {
                Color.red.frame(width: 10, height: 10)
                Spacer()
            }
        },
        LayoutCase("leading is right in a column", (.red, Rect(150, 140, 100, 10)), (.green, Rect(230, 150, 20, 10))) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 100, height: 10)
                Color.green.frame(width: 20, height: 10)
            }
        },
        LayoutCase("trailing is left in a column", (.green, Rect(150, 150, 20, 10))) {
            VStack(alignment: .trailing, spacing: 0) {
                Color.red.frame(width: 100, height: 10)
                Color.green.frame(width: 20, height: 10)
            }
        },
        LayoutCase("leading is right in layers", (.green, Rect(230, 120, 20, 10))) {
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 100, height: 60)
                Color.green.frame(width: 20, height: 10)
            }
        },
        LayoutCase("leading is right in a frame", (.green, Rect(230, 145, 20, 10))) {
            Color.green.frame(width: 20, height: 10).frame(width: 100, alignment: .leading)
        },
        LayoutCase("trailing is left in a frame that fills", (.green, Rect(0, 145, 20, 10))) {
            Color.green.frame(width: 20, height: 10).frame(maxWidth: .infinity, alignment: .trailing)
        },
        LayoutCase("leading padding is at the right", (.green, Rect(185, 145, 30, 10)), (.red, Rect(185, 145, 10, 10)))
        {
            Color.red.frame(width: 10, height: 10).padding(.leading, 20).background(Color.green)
        },
        LayoutCase("trailing padding is at the left", (.green, Rect(185, 145, 30, 10)), (.red, Rect(205, 145, 10, 10)))
        {
            Color.red.frame(width: 10, height: 10).padding(.trailing, 20).background(Color.green)
        },
        LayoutCase("trailing is left in an overlay", (.green, Rect(150, 120, 20, 10))) {
            Color.red.frame(width: 100, height: 60).overlay(alignment: .topTrailing) {
                Color.green.frame(width: 20, height: 10)
            }
        },
        LayoutCase("a geometry reader puts its content at the top right", (.red, Rect(370, 0, 30, 10))) {
            GeometryReader { _ in Color.red.frame(width: 30, height: 10) }
        },
        LayoutCase("the middle stays the middle", (.red, Rect(195, 145, 10, 10))) {
            ZStack { Color.red.frame(width: 10, height: 10) }
        },
        LayoutCase(
            "columns in a row are mirrored as a whole", (.red, Rect(200, 145, 10, 10)), (.green, Rect(190, 145, 10, 10))
        ) {
            HStack(spacing: 0) {
                VStack { Color.red.frame(width: 10, height: 10) }
                VStack { Color.green.frame(width: 10, height: 10) }
            }
        },
    ]

    @Test("leading and trailing change sides", arguments: cases)
    func mirrored(_ row: LayoutCase) {
        let screen = Screen { AnyView(erasing: row.make()).environment(\.layoutDirection, .rightToLeft) }
        for (color, rect) in row.expected { #expect(screen.rect(color) == rect) }
    }

    @Test("a view turns and grows about its edge where lines begin, and positive angles stay clockwise")
    func anchors() {
        func anchors(_ direction: LayoutDirection) -> [DrawCommand] {
            let screen = Screen {
                Color.red.frame(width: 100, height: 60).scaleEffect(2, anchor: .leading)
                    .rotationEffect(.radians(1), anchor: UnitPoint(x: 0.75, y: 0)).scaleEffect(x: 3, anchor: .trailing)
                    .environment(\.layoutDirection, direction)
            }
            return screen.list.commands.filter {
                switch $0 {
                case .pushTransform, .pushScale: true
                default: false
                }
            }
        }
        #expect(
            anchors(.leftToRight) == [
                .pushScale(x: 3, y: 1, anchor: Point(x: 250, y: 150)),
                .pushTransform(rotation: 1, scale: 1, anchor: Point(x: 225, y: 120)),
                .pushTransform(rotation: 0, scale: 2, anchor: Point(x: 150, y: 150)),
            ])
        #expect(
            anchors(.rightToLeft) == [
                .pushScale(x: 3, y: 1, anchor: Point(x: 150, y: 150)),
                .pushTransform(rotation: 1, scale: 1, anchor: Point(x: 175, y: 120)),
                .pushTransform(rotation: 0, scale: 2, anchor: Point(x: 250, y: 150)),
            ])
    }

    @Test(
        "a view grows from its edge where lines begin when it comes",
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func transition(direction: LayoutDirection) {
        let flip = Flip()
        let screen = Screen {
            ZStack {
                if flip.isOn {
                    Color.red.frame(width: 100, height: 60).transition(.scale(scale: 0.5, anchor: .leading))
                }
            }
            .animation(.linear(duration: 1), value: flip.isOn).environment(\.layoutDirection, direction)
        }
        screen.update()
        flip.isOn = true
        screen.update()
        var scale = Transform.identity
        for case .pushTransform(let rotation, let factor, let anchor) in screen.update(after: 0.5).commands {
            scale = Transform.turned(rotation, scale: factor, about: anchor)
        }
        let rect = screen.rect(.red) ?? .zero
        // The edge that stays, halfway from half the size.
        let edge = direction == .leftToRight ? 150.0 : 250.0
        let shown = scale(Point(x: direction == .leftToRight ? rect.minX : rect.maxX, y: rect.midY))
        #expect(abs(shown.x - edge) < 1e-6)
        #expect(abs(shown.y - 150) < 1e-6)
    }

    @Test("lines of a text begin at the right")
    func text() {
        let screen = Screen { Text("abcd ef").frame(width: 40).environment(\.layoutDirection, .rightToLeft) }
        #expect(screen.origin("abcd") == Point(x: 180, y: 130))
        #expect(screen.origin("ef") == Point(x: 200, y: 150))
    }
}
