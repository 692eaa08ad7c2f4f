import Core
import Testing

@testable import Views

@MainActor @Suite("Who a finger means")
struct TouchFieldTests {
    private func small(_ flip: Flip, adding step: Int = 1) -> CountingButton {
        CountingButton(flip, adding: step, width: 10, height: 10)
    }

    @Test(
        "a panel in front of a view that is tapped keeps its taps",
        arguments: [(200.0, 290.0), (200, 270), (155, 245)])
    func panel(x: Double, y: Double) {
        let flip = Flip()
        let screen = Screen {
            ZStack(alignment: .bottom) {
                Color.red.onTapGesture { flip.count += 1 }
                Text("status").padding(20).background(Color.black.opacity(0.7))
            }
        }
        screen.tap(x, y)
        #expect(flip.count == 0)
        screen.tap(x, 230)
        #expect(flip.count == 1)
    }

    @Test("a button on that panel is pressed all the same, with the area around it")
    func buttonOnPanel() {
        let flip = Flip()
        let screen = Screen {
            ZStack {
                Color.red.onTapGesture { flip.count += 1 }
                small(flip, adding: 100).padding(60).background(Color.black)
            }
        }
        screen.tap(215, 150)
        #expect(flip.count == 100)
        screen.tap(240, 150)
        #expect(flip.count == 100)
        screen.tap(350, 150)
        #expect(flip.count == 101)
    }

    enum Lid: CaseIterable { case text, icon, picture, container }

    @Test("text, icons, a picture and containers that lie on a button do not block it", arguments: Lid.allCases)
    func lids(lid: Lid) {
        let flip = Flip()
        let screen = Screen {
            ZStack {
                CountingButton(flip, width: 200, height: 100)
                switch lid {
                case .text: Text("12345")
                case .icon: Image(systemName: "xmark")
                case .picture: Image(file: "wide.jpg")
                case .container: VStack { Spacer() }
                }
            }
        }
        screen.tap(200, 150)
        #expect(flip.count == 1)
    }

    @Test("text on a button within a view that is tapped presses the button")
    func lidInside() {
        let flip = Flip()
        let screen = Screen {
            ZStack {
                CountingButton(flip, width: 200, height: 100)
                Text("12345")
            }
            .onTapGesture { flip.count += 100 }
        }
        screen.tap(200, 150)
        #expect(flip.count == 1)
    }

    @Test("a picture that hides a button, or lies on what is no button, is no hole")
    func pictures() {
        let flip = Flip()
        let hidden = Screen {
            ZStack {
                CountingButton(flip, width: 100, height: 50)
                Image(file: "wide.jpg")
            }
        }
        hidden.tap(200, 150)
        let framed = Screen {
            ZStack {
                Color.red.onTapGesture { flip.count += 1 }
                Image(file: "wide.jpg")
            }
        }
        framed.tap(200, 150)
        #expect(flip.count == 0)
        framed.tap(20, 20)
        #expect(flip.count == 1)
    }

    @Test("what lies in front of the area around a small button takes it", arguments: [(215.0, 0), (207, 1), (180, 1)])
    func coveredArea(x: Double, taps: Int) {
        let flip = Flip()
        let screen = Screen {
            ZStack {
                small(flip)
                Color.black.frame(width: 100, height: 100).offset(x: 60)
            }
        }
        screen.tap(x, 150)
        #expect(flip.count == taps)
    }

    @Test("a small button that is hidden has no area around it either")
    func hiddenButton() {
        let flip = Flip()
        let screen = Screen {
            ZStack {
                small(flip)
                Color.black.frame(width: 20, height: 20)
            }
        }
        screen.tap(215, 150)
        #expect(flip.count == 0)
    }

    @Test("a small button has its area on a view that is tapped", arguments: [(200.0, 100), (215, 100), (250, 1)])
    func onTappedView(x: Double, count: Int) {
        let flip = Flip()
        let screen = Screen {
            ZStack {
                Color.green
                small(flip, adding: 100)
            }
            .onTapGesture { flip.count += 1 }
        }
        screen.tap(x, 150)
        #expect(flip.count == count)
    }

    @Test("a neighbour that was hit keeps the finger though the small button comes after it")
    func neighbour() {
        let flip = Flip()
        let screen = Screen {
            HStack(spacing: 0) {
                CountingButton(flip, .green, width: 100, height: 100)
                small(flip, adding: 100)
            }
        }
        screen.tap(240, 150)
        #expect(flip.count == 1)
        screen.tap(265, 150)
        #expect(flip.count == 101)
    }

    @Test(
        "on a dense panel everything answers within 9 mm, on any other within 48 points",
        arguments: [
            (nil, 177.0, 1), (nil, 170, 0), (10, 157, 1), (10, 150, 0), (2, 177, 1), (2, 170, 0), (-10, 177, 1),
            (-10, 170, 0), (.nan, 177, 1), (.nan, 170, 0), (.infinity, 170, 0),
        ] as [(Double?, Double, Int)])
    func millimetres(density: Double?, x: Double, taps: Int) {
        let flip = Flip()
        let screen = Screen { small(flip) }
        screen.host.environment.pointsPerMillimetre = density
        screen.tap(x, 150)
        #expect(flip.count == taps)
    }

    @Test("a sheet that comes under the finger makes its tap void")
    func sheetMeanwhile() {
        let flip = Flip()
        let screen = Screen {
            CountingButton(flip)
                .sheet(isPresented: .constant(flip.isOn)) { Color.green.frame(width: 50, height: 50) }
        }
        screen.down(20, 150)
        flip.isOn = true
        screen.update()
        screen.up(20, 150)
        #expect(flip.count == 0)
    }
}
