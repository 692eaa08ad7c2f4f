import Core
import Testing

@testable import Views

@MainActor @Suite("Stacks")
struct StackTests {
    @Test("flexible views share what the fixed ones leave")
    func sharing() {
        let screen = Screen {
            HStack(spacing: 0) {
                Color.red
                Color.green.frame(width: 100)
                Color.blue
            }
        }
        #expect(screen.rect(.red) == Rect(x: 0, y: 0, width: 150, height: 300))
        #expect(screen.rect(.green) == Rect(x: 150, y: 0, width: 100, height: 300))
        #expect(screen.rect(.blue) == Rect(x: 250, y: 0, width: 150, height: 300))
    }

    @Test("a view that needs less than its share leaves the rest to the others")
    func leastFlexibleFirst() {
        let screen = Screen {
            HStack(spacing: 0) {
                Color.red
                Color.green.frame(maxWidth: 50)
            }
        }
        #expect(screen.rect(.red)?.width == 350)
        #expect(screen.rect(.green)?.width == 50)
    }

    @Test("a higher priority takes its room before the others, down to their least")
    func priority() {
        let screen = Screen {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 30)
                Color.green.layoutPriority(1)
            }
        }
        #expect(screen.rect(.red)?.width == 30)
        #expect(screen.rect(.green)?.width == 370)
    }

    @Test("views are eight points apart unless a spacing is given", arguments: [(Double?.none, 8.0), (20, 20), (0, 0)])
    func spacing(given: Double?, gap: Double) {
        let screen = Screen {
            VStack(spacing: given) {
                Color.red.frame(width: 10, height: 10)
                Color.green.frame(width: 10, height: 10)
            }
        }
        #expect(screen.rect(.red)?.minY == 150 - 10 - gap / 2)
        #expect(screen.rect(.green)?.minY == 150 + gap / 2)
    }

    @Test("a spacer pushes its neighbours to the ends")
    func spacer() {
        let screen = Screen {
            HStack {
                Color.red.frame(width: 10, height: 10)
                Spacer()
                Color.green.frame(width: 10, height: 10)
            }
        }
        #expect(screen.rect(.red)?.minX == 0)
        #expect(screen.rect(.green)?.maxX == 400)
    }

    @Test("a spacer keeps its least length where there is no room")
    func spacerLeast() {
        let screen = Screen {
            HStack(spacing: 0) {
                Color.red.frame(width: 200)
                Spacer(minLength: 30)
                Color.green.frame(width: 200)
            }
        }
        #expect((screen.rect(.green)?.minX ?? 0) - (screen.rect(.red)?.maxX ?? 0) == 30)
    }

    @Test(
        "alignment places narrower views",
        arguments: [(HorizontalAlignment.leading, 150.0), (.center, 195), (.trailing, 240)])
    func alignment(_ alignment: HorizontalAlignment, x: Double) {
        let screen = Screen {
            VStack(alignment: alignment) {
                Color.red.frame(width: 100, height: 10)
                Color.green.frame(width: 10, height: 10)
            }
        }
        #expect(screen.rect(.green)?.minX == x)
    }

    @Test("a stack from right to left begins at the right")
    func mirrored() {
        let screen = Screen {
            HStack(spacing: 0) {
                Color.red.frame(width: 100)
                Color.green
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(screen.rect(.red)?.minX == 300)
        #expect(screen.rect(.green)?.minX == 0)
    }

    @Test("layers lie on each other, aligned and the last in front")
    func layers() {
        let screen = Screen {
            ZStack(alignment: .bottomTrailing) {
                Color.red.frame(width: 100, height: 100)
                Color.green.frame(width: 20, height: 10)
            }
        }
        #expect(screen.rect(.red) == Rect(x: 150, y: 100, width: 100, height: 100))
        #expect(screen.rect(.green) == Rect(x: 230, y: 190, width: 20, height: 10))
        #expect(
            screen.list.commands == [
                .fill(.rectangle(Rect(x: 150, y: 100, width: 100, height: 100)), .red),
                .fill(.rectangle(Rect(x: 230, y: 190, width: 20, height: 10)), .green),
            ])
    }

    @Test("a group hands its views to the stack around it")
    func group() {
        let screen = Screen {
            VStack(spacing: 0) {
                Group {
                    Color.red
                    Color.green
                }
                ForEach(0..<2) { _ in Color.blue }
            }
        }
        #expect(screen.rect(.red)?.height == 75)
        #expect(screen.rect(.green)?.minY == 75)
        #expect(screen.rect(.blue)?.minY == 150)
    }

    @Test("deep stacks are measured in reasonable time")
    func depth() {
        func nested(_ depth: Int) -> AnyView {
            if depth == 0 { return AnyView(Text("leaf")) }
            return AnyView(
                VStack {
                    HStack {
                        nested(depth - 1)
                        Spacer()
                    }
                    Text("below")
                })
        }
        let screen = Screen { nested(12) }
        screen.size = Size(width: 400, height: 800)
        #expect(screen.lines.count == 13)
    }
}
