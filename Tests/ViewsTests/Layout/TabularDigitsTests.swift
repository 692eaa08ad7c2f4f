import Core
import Testing

@testable import Views

@MainActor @Suite("Digits of equal width")
struct TabularDigitsTests {
    private func fonts(_ root: @escaping @MainActor () -> any View) -> [ResolvedFont] {
        Screen(root).list.commands.compactMap { if case .text(_, let font, _, _) = $0 { font } else { nil } }
    }

    @Test("stay when a font is set further inside")
    func inner() {
        let fonts = fonts {
            VStack {
                Text("1").font(.system(size: 30))
                VStack { Text("2") }.font(.title)
            }
            .monospacedDigit()
        }
        #expect(fonts.map(\.monospacedDigits) == [true, true])
        #expect(fonts.first?.size == 30)
    }

    @Test("come from a text, from its font and from the views around it, and are no one else's")
    func sources() {
        let fonts = fonts {
            VStack {
                Text("1").monospacedDigit().font(.title)
                Text("2").font(.title.monospacedDigit())
                Text("3").font(.title)
            }
        }
        #expect(fonts.map(\.monospacedDigits) == [true, true, false])
    }
}
