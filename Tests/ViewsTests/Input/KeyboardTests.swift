import Core
import Testing

@testable import Views

@MainActor @Suite("The keyboard")
struct KeyboardTests {
    private final class Typed {
        var text = ""
    }

    private func type(_ text: String, on screen: Screen) {
        screen.update()
        screen.host.handle(.text(text), now: screen.now)
    }

    @Test("Shift-Tab goes back, and from nowhere to the last button")
    func back() {
        let flip = Flip()
        let screen = Screen {
            HStack {
                Button("a") { flip.count += 1 }
                Button("b") { flip.count += 10 }
                Button("c") { flip.count += 100 }
            }
        }
        screen.key("Shift-Tab")
        screen.key("Return")
        #expect(flip.count == 100)
        screen.key("Shift-Tab")
        screen.key("Return")
        #expect(flip.count == 110)
        screen.key("Shift-Tab")
        screen.key("Shift-Tab")
        screen.key("Return")
        #expect(flip.count == 210)
        screen.key("Tab")
        screen.key("Return")
        #expect(flip.count == 211)
    }

    @Test("a code that is read arrives as text without any focus, its line end as the key Return")
    func barcode() {
        let typed = Typed()
        let screen = Screen {
            Color.red.onTextInput { typed.text += $0 }.onKey("Return") { typed.text += "!" }
        }
        for character in ["9", "8", " ", "é"] { type(character, on: screen) }
        type("76", on: screen)
        screen.key("Return")
        #expect(typed.text == "98 é76!")
    }

    @Test("the view in front takes the text, a disabled one takes none", arguments: [false, true])
    func front(isDisabled: Bool) {
        let typed = Typed()
        let screen = Screen {
            ZStack {
                Color.red.onTextInput { typed.text += "behind " + $0 }
                Color.green.onTextInput { typed.text += "front " + $0 }.disabled(isDisabled)
            }
        }
        type("7", on: screen)
        #expect(typed.text == (isDisabled ? "behind 7" : "front 7"))
    }

    @Test("text does not get behind a sheet, and reaches the sheet that wants it", arguments: [false, true])
    func modal(sheetListens: Bool) {
        let typed = Typed()
        let screen = Screen {
            Color.red
                .onTextInput { typed.text += "page " + $0 }
                .onKey("7") { typed.text += "key" }
                .sheet(isPresented: .constant(true)) {
                    if sheetListens {
                        Color.green.onTextInput { typed.text += "sheet " + $0 }
                    } else {
                        Color.green
                    }
                }
        }
        type("7", on: screen)
        #expect(typed.text == (sheetListens ? "sheet 7" : ""))
    }

    @Test("where nobody takes text, a character typed is a key")
    func characters() {
        let flip = Flip()
        let screen = Screen { Color.red.onKey("7") { flip.count += 1 } }
        type("71 7", on: screen)
        #expect(flip.count == 2)
        screen.key("7")
        #expect(flip.count == 3)
    }

    @Test("where someone takes text, characters and the space are no keys, and Return still is")
    func spaces() {
        let typed = Typed()
        let flip = Flip()
        let screen = Screen {
            Button("a") { flip.count += 1 }
                .onKey("7") { flip.count += 100 }
                .onTextInput { typed.text += $0 }
        }
        screen.key("Tab")
        screen.key("Space")
        type(" 7", on: screen)
        #expect(flip.count == 0)
        #expect(typed.text == " 7")
        screen.key("Return")
        #expect(flip.count == 1)
    }
}
