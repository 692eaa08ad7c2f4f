import Core
import Testing

@testable import Views

@MainActor @Suite("Drags")
struct DragTests {
    private typealias Record = GestureRecord<DragGesture.Value>

    /// From 150, 100 to 250, 200.
    private var square: some View { Color.red.frame(width: 100, height: 100) }

    @Test("a drag begins after its distance, follows the finger off the view, and ends where it is lifted")
    func course() {
        let record = Record()
        let screen = Screen { square.gesture(record.drag()) }
        screen.down(200, 150)
        screen.move(205, 150)
        #expect(record.changes.isEmpty)
        screen.move(212, 150)
        screen.move(350, 160)
        screen.up(350, 160)
        #expect(record.changes.first?.startLocation == Point(x: 50, y: 50))
        #expect(record.changes.first?.location == Point(x: 62, y: 50))
        #expect(record.translations.prefix(2) == [Size(width: 12, height: 0), Size(width: 150, height: 10)])
        #expect(record.ends.map(\.translation) == [Size(width: 150, height: 10)])
        #expect(record.cancels == 0)
        screen.move(10, 10)
        #expect(record.ends.count == 1)
    }

    @Test("values are in points of the screen where that is asked for")
    func global() {
        let record = Record()
        let screen = Screen { square.gesture(record.drag(in: .global)) }
        screen.down(200, 150)
        screen.move(220, 150)
        #expect(record.changes.first?.startLocation == Point(x: 200, y: 150))
        #expect(record.changes.first?.location == Point(x: 220, y: 150))
    }

    @Test("without a distance the first touch drags")
    func atOnce() {
        let record = Record()
        let screen = Screen { square.gesture(record.drag(from: 0)) }
        screen.down(160, 110)
        #expect(record.changes.map(\.location) == [Point(x: 10, y: 10)])
        screen.up(160, 110)
        #expect(record.ends.count == 1)
    }

    @Test("a drag that has begun taps and presses nothing; a finger that hardly slides does")
    func tap() {
        let record = Record()
        let flip = Flip()
        let screen = Screen {
            square
                .countsPresses(flip)
                .gesture(record.drag())
        }
        screen.down(200, 150)
        screen.move(215, 150)
        screen.update(after: 1)
        screen.up(200, 150)
        #expect(flip.count == 0)
        #expect(record.ends.count == 1)
        screen.down(200, 150)
        screen.move(203, 150)
        screen.up(203, 150)
        #expect(flip.count == 1)
        #expect(record.ends.count == 1)
    }

    @Test("a finger that trembles on a button within presses it; one that slides drags")
    func button() {
        let record = Record()
        let flip = Flip()
        let screen = Screen {
            ButtonOnField(flip: flip)
                .gesture(record.drag(from: 0))
        }
        screen.down(200, 150)
        screen.move(212, 150)
        screen.up(212, 150)
        #expect(flip.count == 1)
        #expect(record.changes.isEmpty)
        screen.down(200, 150)
        screen.move(220, 150)
        screen.up(220, 150)
        #expect(flip.count == 1)
        #expect(record.ends.count == 1)
    }

    @Test("a finger that leaves cancels the drag, and nothing ends")
    func cancelled() {
        let record = Record()
        let screen = Screen { square.gesture(record.drag()) }
        screen.down(200, 150)
        screen.cancel()
        #expect(record.cancels == 0)
        screen.down(200, 150)
        screen.move(220, 150)
        screen.cancel()
        screen.up(220, 150)
        #expect(record.cancels == 1)
        #expect(record.ends.isEmpty)
    }

    @Test("a view that is disabled meanwhile is told that its drag is void; one that has gone is told nothing")
    func outOfReach() {
        let (disabled, gone) = (Record(), Record())
        let flip = Flip()
        let first = Screen { square.gesture(disabled.drag()).disabled(flip.isOn) }
        let second = Screen {
            Group {
                if !flip.isOn { square.gesture(gone.drag()) }
            }
        }
        for screen in [first, second] {
            screen.down(200, 150)
            screen.move(220, 150)
        }
        flip.isOn = true
        for screen in [first, second] {
            screen.update()
            screen.move(230, 150)
            screen.up(230, 150)
        }
        #expect(disabled.changes.count == 1 && disabled.cancels == 1 && disabled.ends.isEmpty)
        #expect(gone.changes.count == 1 && gone.cancels == 0 && gone.ends.isEmpty)
    }

    @Test("a view that follows the finger does not move the space under it")
    func following() {
        let record = Record()
        let flip = Flip()
        let screen = Screen { square.gesture(record.drag()).offset(x: Double(flip.count)) }
        screen.down(200, 150)
        screen.move(230, 150)
        flip.count = 30
        screen.update()
        screen.move(260, 150)
        #expect(record.translations == [Size(width: 30, height: 0), Size(width: 60, height: 0)])
    }

    @Test("values of a turned view are turned with it")
    func turned() throws {
        let record = Record()
        let screen = Screen { square.gesture(record.drag()).rotationEffect(.degrees(90)) }
        screen.down(200, 150)
        screen.move(200, 170)
        let translation = try #require(record.translations.first)
        #expect(abs(translation.width - 20) < 1e-9)
        #expect(abs(translation.height) < 1e-9)
    }

    @Test("values of a view that is partly cut away are from its own corner")
    func clipped() {
        let record = Record()
        let screen = Screen {
            square.gesture(record.drag()).offset(x: -20).frame(width: 100, height: 100).clipped()
        }
        screen.down(200, 150)
        screen.move(220, 150)
        #expect(record.changes.first?.startLocation == Point(x: 70, y: 50))
    }

    @Test("a second finger does not disturb a drag")
    func secondFinger() {
        let record = Record()
        let screen = Screen { square.gesture(record.drag()) }
        screen.down(200, 150, id: 1)
        screen.move(220, 150, id: 1)
        screen.down(160, 110, id: 2)
        screen.move(170, 110, id: 2)
        screen.up(170, 110, id: 2)
        screen.move(230, 150, id: 1)
        #expect(record.translations == [Size(width: 20, height: 0), Size(width: 30, height: 0)])
        #expect(record.cancels == 0)
    }

    @Test("a finger that rests where a view has gone hinders no other one on what is there now")
    func resting() {
        let record = Record()
        let flip = Flip()
        let screen = Screen {
            ZStack {
                if flip.isOn {
                    CountingButton(flip, width: 100, height: 100)
                } else {
                    square.gesture(record.drag())
                }
            }
        }
        screen.down(200, 150)
        flip.isOn = true
        screen.tap(200, 150, id: 2)
        #expect(flip.count == 1)
        screen.up(200, 150)
        #expect(flip.count == 1)
        #expect(record.changes.isEmpty)
    }

    @Test("what is tapped around a drag still has the name of the text in it")
    func label() {
        let screen = Screen { Text("Zoom").gesture(Record().drag()).onTapGesture {} }
        screen.update()
        #expect(screen.host.touchTargets.map(\.label) == ["Zoom"])
    }
}
