import Core
import Testing

@testable import Views

@MainActor @Suite("Pinches")
struct PinchTests {
    private typealias Record = GestureRecord<Double>

    @Test("two fingers tell how far they are apart, in parts of the first distance")
    func scale() {
        let record = Record()
        let screen = Screen { Color.red.gesture(record.pinch()) }
        screen.down(150, 150, id: 1)
        screen.down(250, 150, id: 2)
        #expect(record.changes.isEmpty)
        screen.move(350, 150, id: 2)
        screen.move(100, 150, id: 1)
        screen.up(350, 150, id: 2)
        #expect(record.changes == [2, 2.5])
        #expect(record.ends == [2.5])
        screen.move(10, 150, id: 1)
        screen.up(10, 150, id: 1)
        #expect(record.changes.count == 2 && record.ends.count == 1 && record.cancels == 0)
    }

    @Test("the two fingers tap and press nothing, whichever is lifted first", arguments: [true, false])
    func noTap(isFirstLiftedFirst: Bool) {
        let record = Record()
        let flip = Flip()
        let screen = Screen {
            Color.red
                .countsPresses(flip)
                .gesture(record.pinch())
        }
        screen.down(150, 150, id: 1)
        screen.down(250, 150, id: 2)
        screen.update(after: 1)
        for id in isFirstLiftedFirst ? [1, 2] : [2, 1] as [Int64] { screen.up(id == 1 ? 150 : 250, 150, id: id) }
        #expect(flip.count == 0)
        #expect(record.ends.isEmpty)
        screen.tap(200, 150, id: 3)
        #expect(flip.count == 1)
    }

    @Test("a finger that is lifted and put down again goes on pinching")
    func again() {
        let record = Record()
        let flip = Flip()
        let screen = Screen { Color.red.onTapGesture { flip.count += 1 }.gesture(record.pinch()) }
        screen.down(100, 150, id: 1)
        screen.down(150, 150, id: 2)
        screen.move(200, 150, id: 2)
        screen.up(200, 150, id: 2)
        screen.down(200, 150, id: 3)
        screen.move(250, 150, id: 3)
        screen.up(250, 150, id: 3)
        screen.up(100, 150, id: 1)
        #expect(record.changes == [2, 1.5])
        #expect(record.ends == [2, 1.5])
        #expect(flip.count == 0)
    }

    @Test("two fingers on different views are no pinch")
    func apart() {
        let record = Record()
        let screen = Screen {
            HStack(spacing: 0) {
                Color.red.gesture(record.pinch())
                Color.green
            }
        }
        screen.down(100, 150, id: 1)
        screen.down(300, 150, id: 2)
        screen.move(390, 150, id: 2)
        screen.up(390, 150, id: 2)
        #expect(record.changes.isEmpty)
    }

    @Test("buttons on the view are part of it for two fingers")
    func button() {
        let record = Record()
        let flip = Flip()
        let screen = Screen {
            ButtonOnField(flip: flip)
                .gesture(record.pinch())
        }
        screen.down(200, 150, id: 1)
        screen.down(300, 150, id: 2)
        screen.move(350, 150, id: 2)
        screen.up(200, 150, id: 1)
        screen.up(350, 150, id: 2)
        #expect(record.changes == [1.5])
        #expect(flip.count == 0)
    }

    @Test("a drag that had begun is void when a pinch begins")
    func drag() {
        let record = Record()
        let dragged = GestureRecord<DragGesture.Value>()
        let screen = Screen {
            Color.red
                .gesture(dragged.drag())
                .gesture(record.pinch())
        }
        screen.down(100, 150, id: 1)
        screen.move(150, 150, id: 1)
        screen.down(250, 150, id: 2)
        screen.move(350, 150, id: 2)
        #expect(dragged.cancels == 1 && dragged.ends.isEmpty)
        #expect(record.changes == [2])
    }

    @Test("a finger that leaves cancels the pinch")
    func cancelled() {
        let record = Record()
        let screen = Screen { Color.red.gesture(record.pinch()) }
        screen.down(150, 150, id: 1)
        screen.down(250, 150, id: 2)
        screen.move(350, 150, id: 2)
        screen.cancel(id: 1)
        screen.move(390, 150, id: 2)
        screen.up(390, 150, id: 2)
        #expect(record.changes == [2])
        #expect(record.cancels == 1)
        #expect(record.ends.isEmpty)
    }

    @Test("fingers that hardly move tell nothing")
    func threshold() {
        let record = Record()
        let screen = Screen { Color.red.gesture(record.pinch(from: 0.1)) }
        screen.down(150, 150, id: 1)
        screen.down(250, 150, id: 2)
        screen.move(255, 150, id: 2)
        #expect(record.changes.isEmpty)
        screen.move(275, 150, id: 2)
        #expect(record.changes == [1.25])
    }

    @Test("two fingers on one point do not make the scale leap to infinity")
    func samePoint() {
        let record = Record()
        let screen = Screen { Color.red.gesture(record.pinch()) }
        screen.down(200, 150, id: 1)
        screen.down(200, 150, id: 2)
        screen.move(280, 150, id: 2)
        #expect(record.changes == [10])
    }
}
