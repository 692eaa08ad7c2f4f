import Core
import Testing
import Views

@testable import Stage

@MainActor @Suite("Drawing with numbers that nobody means", .serialized) struct OddNumberDrawingTests {
    private nonisolated static let numbers: [Double] = [
        .nan, .infinity, -.infinity, -5, 0, 1e7, -1e7, 1e19, -1e19, 1e300, -1e300, .greatestFiniteMagnitude,
        .leastNonzeroMagnitude,
    ]

    /// A command with the number in each of its places.
    private static func commands(_ number: Double) -> [[DrawCommand]] {
        let rects = [
            Rect(x: number, y: number, width: 9, height: 9), Rect(x: 1, y: 1, width: number, height: number),
            Rect(x: 1, y: 1, width: number, height: 9), Rect(x: number, y: 1, width: number, height: 9),
        ]
        let point = Point(x: number, y: 5)
        let corners = [Point(x: 1, y: 1), Point(x: number, y: 2), Point(x: 3, y: number)]
        var lists: [[DrawCommand]] = []
        for rect in rects {
            let shapes: [DrawShape] = [
                .rectangle(rect), .roundedRectangle(rect, cornerRadius: 3),
                .roundedRectangle(rect, cornerRadius: number),
                .ellipse(rect),
            ]
            for shape in shapes {
                lists.append([
                    .fill(shape, .red), .stroke(shape, .red, lineWidth: 2), .stroke(shape, .red, lineWidth: number),
                ])
            }
            lists.append([.icon("heart", color: .red, in: rect)])
            lists.append([.picture(path: "/nowhere.png", source: .whole, in: rect)])
            lists.append([.pushClip(rect, cornerRadius: 0), .fill(.rectangle(rects[0]), .red), .popClip])
            lists.append([.pushClip(rect, cornerRadius: 4), .fill(.rectangle(rects[1]), .red), .popClip])
        }
        for shape in [DrawShape.polygon(corners), .polyline(corners)] {
            lists.append([.fill(shape, .red), .stroke(shape, .red, lineWidth: 3)])
        }
        for arc in [
            DrawShape.arc(center: point, radius: 4, start: 0, end: 2),
            .arc(center: Point(x: 9, y: 9), radius: number, start: 0, end: 2),
            .arc(center: Point(x: 9, y: 9), radius: 4, start: 0, end: number),
        ] {
            lists.append([.stroke(arc, .red, lineWidth: 2)])
        }
        lists.append([.text("abc", font: ResolvedFont(size: number), color: .red, origin: .zero)])
        lists.append([.text("abc", font: ResolvedFont(size: 9), color: .red, origin: point)])
        let shown: [DrawCommand] = [
            .fill(.ellipse(Rect(x: 2, y: 2, width: 9, height: 9)), .red),
            .text("abc", font: ResolvedFont(size: 9), color: .red, origin: .zero),
        ]
        for push in [
            DrawCommand.pushTransform(rotation: number, scale: 1, anchor: .zero),
            .pushTransform(rotation: 0, scale: number, anchor: .zero),
            .pushTransform(rotation: 1, scale: 1, anchor: point),
        ] {
            lists.append([push] + shown + [.popTransform])
        }
        lists.append([.pushOpacity(number)] + shown + [.popOpacity])
        lists.append([.fill(.rectangle(rects[0]), Color(red: number, green: number, blue: 0, opacity: number))])
        return lists
    }

    @Test("leaves the rest of the picture as it is", arguments: numbers)
    func rest(number: Double) throws {
        let stage = try OffscreenStage(size: Size(width: 40, height: 40))
        let mark = DrawCommand.fill(.rectangle(Rect(x: 30, y: 30, width: 10, height: 10)), .white)
        for commands in Self.commands(number) {
            let picture = try stage.picture(of: TestPanel.list(commands + [mark]))
            #expect(picture.grey(35, 35) == 255, "\(commands)")
        }
    }

    @Test("a line far too long for an image is shown from its beginning") func longLine() throws {
        let line = String(repeating: "Mm", count: 40_000)
        let font = ResolvedFont(size: 24)
        let long = try TestPanel.draw(80, 40, [.text(line, font: font, color: .white, origin: .zero)])
        let short = try TestPanel.draw(
            80, 40, [.text(String(line.prefix(40)), font: font, color: .white, origin: .zero)])
        #expect(long.whiteArea > 50)
        #expect(long.difference(short) < 40)
    }

    @Test("letters higher than a panel are drawn, at the greatest size there is") func hugeLetters() throws {
        let engine = try OffscreenStage(size: Size(width: 8, height: 8)).text
        let (huge, greatest) = (ResolvedFont(size: 1e9), ResolvedFont(size: 1024))
        #expect(engine.size(of: "W", font: huge) == engine.size(of: "W", font: greatest))
    }

    @Test(
        "letters that no font has, marks without a letter and joined emoji are drawn as something",
        arguments: [
            "👩‍👩‍👧‍👦 👍🏽 🇫🇷", "e\u{301}\u{302}\u{303}\u{323}", "\u{301}\u{301}\u{301}", "\u{10FFFD}", "a\0b", "\u{200D}\u{200D}",
            "\u{202E}abc\u{202C}", "\u{FEFF}\u{FFFE}", String(repeating: "Z\u{35F}\u{489}", count: 200), "\t\r\n",
        ])
    func oddLetters(text: String) throws {
        let picture = try Stage.snapshot(size: Size(width: 80, height: 60)) {
            VStack(spacing: 0) {
                Color.white.frame(height: 20)
                Text(text).foregroundColor(.white)
            }
        }
        #expect(picture.grey(40, 1) == 255 || picture.inkBox() != nil)
    }
}
