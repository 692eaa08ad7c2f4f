import Core
import Testing

@testable import Views

private final class StillFeed: LiveFeed, @unchecked Sendable {
    // Sendable is true because only the test's thread touches it.
    var pictureSize: Size? = Size(width: 640, height: 480)
    var revision: UInt64 = 1
}

@MainActor @Suite("Drawing")
struct DrawingTests {
    @Test("a line has the style's ends and corners, and without a style flat ends and sharp corners")
    func strokeStyle() {
        let style = StrokeStyle(lineWidth: 6, lineCap: .square, lineJoin: .bevel, miterLimit: 3)
        let arc = DrawShape.arc(center: Point(x: 200, y: 150), radius: 50, start: 0, end: .pi)
        func list(_ view: some View) -> [DrawCommand] { Screen { view.frame(width: 100, height: 100) }.list.commands }
        let half = Circle().trim(from: 0, to: 0.5)
        #expect(list(half.stroke(.red, style: style)) == [.stroke(arc, .red, style: style)])
        #expect(list(half.stroke(style: style).foregroundColor(.red)) == [.stroke(arc, .red, style: style)])
        let plain = StrokeStyle(lineWidth: 6, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(list(half.stroke(.red, lineWidth: 6)) == [.stroke(arc, .red, style: plain)])
    }

    @Test("a feed is drawn over all its room, with what is around it")
    func feed() {
        let feed = StillFeed()
        let screen = Screen { FeedView(feed: feed, gravity: .resizeAspect, mirrored: true).blur(radius: 6) }
        #expect(
            screen.list.commands == [
                .feed(
                    FeedReference(feed), revision: 1, in: Rect(x: 0, y: 0, width: 400, height: 300),
                    gravity: .resizeAspect, mirrored: true, blurRadius: 6)
            ])
    }

    @Test("a new picture needs an update, and the tree is not built for it")
    func newPicture() {
        let (feed, flip) = (StillFeed(), Flip())
        let screen = Screen {
            flip.count += 0
            return FeedView(feed: feed)
        }
        let first = screen.list
        #expect(!screen.host.needsUpdate)
        feed.revision = 2
        #expect(screen.host.needsUpdate)
        #expect(screen.list != first)
        #expect(!screen.host.needsUpdate)
    }

    @Test("a picture of another size lays the views around it out anew")
    func newSize() {
        let feed = StillFeed()
        feed.pictureSize = nil
        let screen = Screen { FeedView(feed: feed).fixedSize().overlay(Color.red) }
        #expect(screen.rect(.red)?.size == Size(width: 10, height: 10))
        feed.pictureSize = Size(width: 64, height: 48)
        #expect(screen.host.needsUpdate)
        #expect(screen.rect(.red)?.size == Size(width: 64, height: 48))
    }

    @Test("two trees that look alike draw equal lists")
    func equality() {
        func make() -> Screen {
            Screen {
                VStack {
                    Text("a").padding(8).background(.black.opacity(0.7), in: RoundedRectangle(cornerRadius: 4))
                    Image(systemName: "check")
                }
            }
        }
        #expect(make().list == make().list)
        #expect(make().list != Screen { Text("a") }.list)
    }

    @Test("clips and opacity enclose what they apply to")
    func nesting() {
        let screen = Screen { Color.red.frame(width: 40, height: 20).clipShape(Circle()).opacity(0.5) }
        let rect = Rect(x: 180, y: 140, width: 40, height: 20)
        #expect(
            screen.list.commands == [
                .pushOpacity(0.5),
                .pushClip(Rect(x: 190, y: 140, width: 20, height: 20), cornerRadius: 10),
                .fill(.rectangle(rect), .red),
                .popClip, .popOpacity,
            ])
    }

    @Test("clips to shapes of any form cut to what filling them would cover")
    func shapeClips() {
        func commands(_ shape: some Shape) -> [DrawCommand] {
            Screen { Color.red.frame(width: 40, height: 20).clipShape(shape) }.list.commands
        }
        let rect = Rect(x: 180, y: 140, width: 40, height: 20)
        let fill = DrawCommand.fill(.rectangle(rect), .red)
        let corners = [Point(x: 180, y: 140), Point(x: 220, y: 140), Point(x: 200, y: 160)]
        #expect(
            commands(Polygon([.topLeading, .topTrailing, .bottom])) == [
                .pushShapeClip(.polygon(corners)), fill, .popClip,
            ])
        #expect(commands(Ellipse()) == [.pushShapeClip(.ellipse(rect)), fill, .popClip])
        #expect(
            commands(Arc(from: 0, to: 0.5)) == [
                .pushShapeClip(.arc(center: rect.center, radius: 10, start: 0, end: .pi)), fill, .popClip,
            ])
        #expect(commands(Polygon([])).isEmpty)
        #expect(commands(Polygon([.top, .bottom, UnitPoint(x: .nan, y: 0)])).isEmpty)
    }

    @Test("shapes fill and stroke their room")
    func shapes() {
        let screen = Screen {
            ZStack {
                Circle().fill(.red)
                RoundedRectangle(cornerRadius: 9).stroke(.green, lineWidth: 3)
                Capsule().strokeBorder(.blue, lineWidth: 2)
                Polygon([.topLeading, .topTrailing, .bottom]).fill(.white)
            }
            .frame(width: 100, height: 50)
        }
        let rect = Rect(x: 150, y: 125, width: 100, height: 50)
        #expect(
            screen.list.commands == [
                .fill(.ellipse(Rect(x: 175, y: 125, width: 50, height: 50)), .red),
                .stroke(.roundedRectangle(rect, cornerRadius: 9), .green, lineWidth: 3),
                .stroke(.roundedRectangle(rect.insetBy(dx: 1, dy: 1), cornerRadius: 24), .blue, lineWidth: 2),
                .fill(
                    .polygon([Point(x: 150, y: 125), Point(x: 250, y: 125), Point(x: 200, y: 175)]), .white),
            ])
    }

    @Test("an icon is tinted and as high as the text around it")
    func icon() {
        let screen = Screen { Image(systemName: "check").foregroundColor(.green) }
        #expect(
            screen.list.commands == [.icon("check", color: .green, in: Rect(x: 188, y: 138, width: 24, height: 24))])
    }

    @Test("pushes and pops are balanced", arguments: [0.0, 0.1, 0.4, 2])
    func balance(time: Double) {
        let flip = Flip()
        let screen = Screen {
            VStack {
                if flip.isOn { Text("a").rotationEffect(.degrees(3)).cornerRadius(4).transition(.opacity) }
                Button("b") {}.scaleEffect(2)
            }
            .opacity(0.9).animation(.spring(), value: flip.isOn)
        }
        screen.update()
        flip.isOn = true
        screen.update()
        screen.update(after: time)
        flip.isOn = false
        screen.update()
        var open: [String] = []
        for command in screen.update(after: time).commands {
            switch command {
            case .pushClip: open.append("clip")
            case .pushTransform: open.append("transform")
            case .pushOpacity: open.append("opacity")
            case .popClip: #expect(open.popLast() == "clip")
            case .popTransform: #expect(open.popLast() == "transform")
            case .popOpacity: #expect(open.popLast() == "opacity")
            default: break
            }
        }
        #expect(open.isEmpty)
    }
}
