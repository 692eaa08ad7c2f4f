import Core
import Testing

@testable import Views

@MainActor @Suite("Numbers that nobody means")
struct OddNumberTests {
    @Test("do not spread: every place on the screen stays a number", arguments: OddNumber.uses)
    func spreading(_ use: OddNumber.Use) {
        for number in OddNumber.all {
            let screen = Screen {
                VStack(spacing: 0) {
                    Color.green.frame(width: 40, height: 20)
                    use.apply(AnyView(Color.red), number)
                }
            }
            let places = screen.list.commands.flatMap(\.numbers)
            #expect(places.allSatisfy { $0.isFinite && abs($0) < 1e13 }, "\(use) \(number)")
            #expect(screen.rect(.green)?.size == Size(width: 40, height: 20), "\(use) \(number)")
        }
    }

    @Test("come to rest: no animation runs towards what is no number", arguments: OddNumber.uses)
    func rest(_ use: OddNumber.Use) {
        for number in OddNumber.all {
            let flip = Flip()
            let screen = Screen {
                use.apply(AnyView(Color.red), flip.isOn ? number : 3).animation(.linear(duration: 1), value: flip.isOn)
            }
            screen.update()
            flip.isOn = true
            screen.update()
            let moving = screen.update(after: 0.5).commands.flatMap(\.numbers)
            #expect(moving.allSatisfy { $0.isFinite }, "\(use) \(number)")
            screen.update(after: 10)
            #expect(!screen.host.needsUpdate, "\(use) \(number)")
        }
    }

    @Test("as a length of a frame are not there", arguments: [Double.nan, .infinity, -.infinity])
    func frame(number: Double) {
        #expect(Screen { Color.red.frame(width: number, height: 20) }.rect(.red) == Rect(0, 140, 400, 20))
        #expect(Screen { Color.red.frame(minWidth: number, maxWidth: 40) }.rect(.red) == Rect(180, 0, 40, 300))
        #expect(Screen { Color.red.frame(idealWidth: number).fixedSize() }.rect(.red) == Rect(195, 145, 10, 10))
    }

    @Test("as a distance are nothing", arguments: [Double.nan, .infinity, -.infinity])
    func distance(number: Double) {
        let small = Color.red.frame(width: 20, height: 10)
        #expect(Screen { small.padding(number) }.rect(.red) == Rect(190, 145, 20, 10))
        #expect(Screen { small.offset(x: number, y: 7) }.rect(.red) == Rect(190, 152, 20, 10))
        #expect(Screen { small.position(x: number, y: 50) }.rect(.red) == Rect(-10, 45, 20, 10))
    }

    @Test("as a spacing leave the usual one", arguments: [Double.nan, .infinity, -.infinity])
    func spacing(number: Double) {
        let screen = Screen {
            HStack(spacing: number) {
                Color.red.frame(width: 10, height: 10)
                Color.green.frame(width: 10, height: 10)
            }
        }
        #expect(screen.rect(.red) == Rect(186, 145, 10, 10))
        #expect(screen.rect(.green) == Rect(204, 145, 10, 10))
    }

    @Test("a negative length of a frame is none at all")
    func negativeFrame() {
        let screen = Screen {
            Color.red.frame(width: 20, height: 10).frame(width: -5, height: -5).background(Color.green)
        }
        #expect(screen.rect(.red) == Rect(190, 145, 20, 10))
        #expect(screen.rect(.green) == nil)
    }

    @Test("of two bounds that contradict each other the greatest counts")
    func contradiction() {
        #expect(Screen { Color.red.frame(minWidth: 90, maxWidth: 40) }.rect(.red)?.width == 40)
    }

    @Test(
        "as an opacity are kept between nothing and all, and no number is all",
        arguments: [(Double.nan, 1.0), (.infinity, 1), (7, 1), (1, 1), (0.5, 0.5), (0, 0), (-3, 0), (-.infinity, 0)])
    func opacity(number: Double, shown: Double) {
        let commands = Screen { Rectangle().fill(Color.red).opacity(number) }.list.commands
        switch shown {
        case 0: #expect(commands.isEmpty)
        case 1: #expect(commands == [.fill(.rectangle(Rect(0, 0, 400, 300)), .red)])
        default: #expect(commands.first == .pushOpacity(shown))
        }
        #expect(Color.red.opacity(number).alpha == shown)
    }

    @Test(
        "as a corner radius are kept between none and half the height",
        arguments: [(Double.nan, 0.0), (-4, 0), (-.infinity, 0), (4, 4), (.infinity, 10), (1e300, 10)])
    func cornerRadius(number: Double, shown: Double) {
        let commands = Screen { Color.red.frame(width: 60, height: 20).cornerRadius(number) }.list.commands
        #expect(commands.first == .pushClip(Rect(170, 140, 60, 20), cornerRadius: shown))
    }

    @Test(
        "as a font's size show the text in the size of the body",
        arguments: [Double.nan, .infinity, -.infinity, 0, -20])
    func fontSize(number: Double) throws {
        let screen = Screen { Text("abc").font(.system(size: number)) }
        let body = Font.body.resolved(in: EnvironmentValues())
        #expect(screen.list.commands.contains { if case .text("abc", body, _, _) = $0 { true } else { false } })
    }

    @Test("a font without a usable size keeps its weight")
    func fontWeight() {
        let font = Font.system(size: .nan, weight: .bold).resolved(in: EnvironmentValues())
        #expect(font.weight == .semibold)
    }

    @Test("a font is never larger than a panel can show")
    func hugeFont() {
        #expect(Font.system(size: 1e300).resolved(in: EnvironmentValues()).size == 1000)
    }

    @Test(
        "as a height of bounds leave the text that floats in them on the screen",
        arguments: [-1, -1e30, -.infinity, .infinity, .nan, 1e300])
    func bounds(height: Double) {
        let screen = Screen {
            Text("a").anchored(over: Rect(0, 0, 1, 1), in: Rect(x: 0, y: 0, width: 10, height: height))
        }
        #expect(screen.lines == ["a"])
    }

    @Test("as room for a text are room for no more lines than it has, and for one at least", arguments: OddNumber.all)
    func room(number: Double) {
        let ruler = TextRuler(measurer: FixedMeasurer())
        let font = ResolvedFont(size: 20)
        for room in [
            Proposal(width: number, height: number), Proposal(width: 100, height: number),
            Proposal(width: number, height: 100), Proposal(width: nil, height: -number),
        ] {
            let lines = ruler.lines(of: "one\ntwo", font: font, in: room, limit: nil).lines
            #expect((1...2).contains(lines.count), "\(room)")
        }
    }

    @Test("a border wider than its shape fills it and no more", arguments: [10.0, 11, 500, 1e300])
    func border(width: Double) {
        let list = Screen { Rectangle().strokeBorder(Color.red, lineWidth: width).frame(width: 20, height: 40) }.list
        #expect(list.commands == [.stroke(.rectangle(Rect(195, 135, 10, 30)), .red, lineWidth: 10)])
    }

    @Test("a priority that is no number takes its turn like any other")
    func priority() {
        let screen = Screen {
            HStack(spacing: 0) {
                Color.red.layoutPriority(.nan)
                Color.green
            }
        }
        #expect(screen.rect(.red) == Rect(0, 0, 200, 300))
        #expect(screen.rect(.green) == Rect(200, 0, 200, 300))
    }

    @Test(
        "a screen whose size is no number shows what needs no room",
        arguments: [
            Size(width: .nan, height: .nan), Size(width: -1, height: -1), Size(width: Double.infinity, height: 0),
        ])
    func screen(size: Size) {
        let screen = Screen { Color.red.frame(width: 20, height: 10) }
        screen.size = size
        #expect(screen.rect(.red) == Rect(-10, -5, 20, 10))
    }
}

extension DrawCommand {
    /// All places, sizes and shares in it.
    fileprivate var numbers: [Double] {
        switch self {
        case .fill(let shape, let color): shape.numbers + color.numbers
        case .stroke(let shape, let color, let style): shape.numbers + color.numbers + [style.lineWidth]
        case .text(_, let font, let color, let origin): color.numbers + [font.size, origin.x, origin.y]
        case .icon(_, let color, let rect): color.numbers + rect.numbers
        case .picture(_, let source, let rect): source.numbers + rect.numbers
        case .feed(_, _, let rect, _, _, let radius): rect.numbers + [radius]
        case .pushClip(let rect, let radius): rect.numbers + [radius]
        case .pushShapeClip(let shape): shape.numbers
        case .pushTransform(let rotation, let scale, let anchor): [rotation, scale, anchor.x, anchor.y]
        case .pushScale(let x, let y, let anchor): [x, y, anchor.x, anchor.y]
        case .pushOpacity(let opacity): [opacity]
        case .popClip, .popTransform, .popOpacity: []
        }
    }
}

extension DrawShape {
    fileprivate var numbers: [Double] {
        switch self {
        case .rectangle(let rect), .ellipse(let rect): rect.numbers
        case .roundedRectangle(let rect, let radius): rect.numbers + [radius]
        case .arc(let center, let radius, let start, let end): [center.x, center.y, radius, start, end]
        case .polygon(let points), .polyline(let points): points.flatMap { [$0.x, $0.y] }
        }
    }
}

extension Color {
    fileprivate var numbers: [Double] { [red, green, blue, alpha] }
}

extension Rect {
    fileprivate var numbers: [Double] { [minX, minY, width, height] }
}
