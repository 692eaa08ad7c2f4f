import Core
import Testing

@testable import Views

private struct Scale: View {
    @Environment(\.textScale) private var scale

    var body: some View { Text("\(scale)") }
}

@MainActor @Suite("Text scale")
struct TextScaleTests {
    private func size(_ font: Font?, scale: Double) -> Double? {
        let screen = Screen { Text("x").font(font).environment(\.textScale, scale) }
        guard case .text(_, let font, _, _) = screen.list.commands.first else { return nil }
        return font.size
    }

    @Test("enlarges every font, by its role and by its size")
    func fonts() {
        #expect(size(.system(size: 20), scale: 1.5) == 30)
        #expect(size(.title, scale: 1.5) == 48)
        #expect(size(.system(size: 20).bold(), scale: 0.5) == 10)
    }

    @Test("enlarges the font that stands in for an impossible one only once")
    func impossible() { #expect(size(.system(size: -1), scale: 2) == size(.body, scale: 2)) }

    @Test("makes no letter larger than a letter may be")
    func bound() { #expect(size(.system(size: 900), scale: 3) == 1000) }

    @Test("enlarges an icon with the text beside it")
    func icon() {
        let screen = Screen { Image(systemName: "pawprint").environment(\.textScale, 2) }
        guard case .icon(_, _, let rect) = screen.list.commands.first else { Issue.record("no icon"); return }
        #expect(rect.size == Size(width: 48, height: 48))
    }

    @Test(
        "is brought into its range",
        arguments: [
            (0.1, 0.5), (0.5, 0.5), (1.3, 1.3), (3.0, 3.0), (9.0, 3.0), (Double.infinity, 3.0), (-1.0, 0.5),
            (-Double.infinity, 0.5), (Double.nan, 1.0),
        ])
    func range(given: Double, kept: Double) {
        var values = EnvironmentValues()
        #expect(values.textScale == 1)
        values.textScale = given
        #expect(values.textScale == kept)
    }

    @Test("can be read, and goes to the views below only")
    func reading() {
        let screen = Screen {
            VStack {
                Scale().environment(\.textScale, 1.5)
                Scale()
            }
        }
        #expect(screen.lines == ["1.5", "1.0"])
    }
}
