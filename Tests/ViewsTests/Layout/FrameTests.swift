import Core
import Testing

@testable import Views

@MainActor @Suite("Frames and modifiers of layout")
struct FrameTests {
    @Test("a fixed frame centres what is smaller")
    func fixed() {
        let screen = Screen { Color.red.frame(width: 10, height: 20).frame(width: 100, height: 100).background(.green) }
        #expect(screen.rect(.green) == Rect(x: 150, y: 100, width: 100, height: 100))
        #expect(screen.rect(.red) == Rect(x: 195, y: 140, width: 10, height: 20))
    }

    @Test("a frame without bounds on one side takes that side from its content")
    func halfFixed() {
        let screen = Screen { Text("1234").frame(height: 100).background(Color.red) }
        #expect(screen.rect(.red)?.size == Size(width: 40, height: 100))
    }

    @Test("a greatest width of infinity fills the room")
    func filling() {
        let screen = Screen { Text("1234").frame(maxWidth: .infinity, alignment: .trailing).background(Color.red) }
        #expect(screen.rect(.red)?.width == 400)
        #expect(screen.origin("1234")?.x == 360)
    }

    @Test("a greatest width stops growth, a least width stops shrinking")
    func bounds() {
        let wide = Screen { Color.red.frame(maxWidth: 300) }
        #expect(wide.rect(.red)?.width == 300)
        let narrow = Screen { Text("ab").frame(minWidth: 50).background(Color.red).fixedSize() }
        #expect(narrow.rect(.red)?.width == 50)
    }

    @Test("the ideal length answers whoever asks for none")
    func ideal() {
        let screen = Screen { Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize() }
        #expect(screen.rect(.red)?.size == Size(width: 70, height: 30))
    }

    @Test("padding surrounds the content and belongs to the background")
    func padding() {
        let screen = Screen {
            Color.green.frame(width: 10, height: 10).padding(.leading, 5).padding(20).background(Color.red)
        }
        #expect(screen.rect(.red)?.size == Size(width: 55, height: 50))
        #expect(screen.rect(.green)?.minX == (screen.rect(.red)?.minX ?? 0) + 25)
    }

    @Test("leading padding lies at the right when reading goes from right to left")
    func mirroredPadding() {
        let screen = Screen {
            Color.green.frame(width: 10, height: 10).padding(.leading, 20).background(Color.red)
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(screen.rect(.green)?.minX == screen.rect(.red)?.minX)
    }

    @Test("an overlay has the size of what it lies on, and changes nothing around")
    func overlay() {
        let screen = Screen {
            Text("1234").overlay(Color.red).overlay(alignment: .topTrailing) {
                Color.green.frame(width: 100, height: 6)
            }
        }
        #expect(screen.rect(.red) == Rect(x: 180, y: 140, width: 40, height: 20))
        #expect(screen.rect(.green) == Rect(x: 120, y: 140, width: 100, height: 6))
    }

    @Test("position centres the view on a point of all the room")
    func position() {
        let screen = Screen { Color.red.frame(width: 20, height: 10).position(x: 100, y: 50).background(Color.green) }
        #expect(screen.rect(.red) == Rect(x: 90, y: 45, width: 20, height: 10))
        #expect(screen.rect(.green)?.size == Size(width: 400, height: 300))
    }

    @Test("an offset moves what is seen and not the layout")
    func offset() {
        let screen = Screen {
            HStack(spacing: 0) {
                Color.red.frame(width: 100).offset(x: 7, y: -3)
                Color.green.frame(width: 100)
            }
        }
        #expect(screen.rect(.red)?.origin == Point(x: 107, y: -3))
        #expect(screen.rect(.green)?.minX == 200)
    }

    @Test("a geometry reader takes all and tells its content how much")
    func geometry() {
        let screen = Screen {
            VStack(spacing: 0) {
                Color.green.frame(height: 60)
                GeometryReader { proxy in
                    Color.red.frame(width: proxy.size.width / 4, height: proxy.frame(in: .global).minY)
                }
            }
        }
        #expect(screen.rect(.red) == Rect(x: 0, y: 60, width: 100, height: 60))
    }

    @Test("a picture keeps its proportions", arguments: [(ContentMode.fit, 50.0), (.fill, 100.0)])
    func aspect(_ mode: ContentMode, height: Double) {
        let screen = Screen {
            Image(file: "wide.jpg").resizable().aspectRatio(contentMode: mode).frame(width: 100, height: 100)
        }
        guard case .picture(_, _, let rect) = screen.list.commands.first else { Issue.record("no picture"); return }
        #expect(rect.size == Size(width: 2 * height, height: height))
    }

    @Test("a divider crosses its stack")
    func divider() {
        let screen = Screen {
            HStack { Divider().foregroundColor(.red) }
        }
        #expect(screen.rect(.red.opacity(0.24))?.size == Size(width: 1, height: 300))
    }

    @Test("the root lies in the middle of the screen, and another size lays it out anew")
    func resize() {
        let screen = Screen { Color.red.frame(width: 100, height: 100) }
        #expect(screen.rect(.red)?.origin == Point(x: 150, y: 100))
        screen.size = Size(width: 300, height: 300)
        #expect(screen.rect(.red)?.origin == Point(x: 100, y: 100))
    }
}
