import Testing

@testable import PetCamera

@Suite("The choice of a camera")
struct CameraChoiceTests {
    /// Cameras of which the first was opened and has given a picture.
    private func begun(_ count: Int) -> CameraChoice {
        var choice = CameraChoice(count: count)
        choice.start()
        choice.opened()
        choice.gavePicture()
        return choice
    }

    private func places(_ choice: CameraChoice) -> [Int] { [choice.active, choice.wanted] }

    @Test("goes round, and is there when the camera is open", arguments: 2...4)
    func round(count: Int) {
        var choice = begun(count)
        for number in 1...count {
            let before = choice.active
            #expect(choice.turn() == true)
            #expect(places(choice) == [before, number % count])
            choice.opened()
            choice.gavePicture()
            #expect(places(choice) == [number % count, number % count])
        }
    }

    @Test("has nowhere to go with one camera")
    func one() {
        var choice = begun(1)
        #expect(choice.turn() == false)
        #expect(choice.goBack() == false)
        #expect(places(choice) == [0, 0])
    }

    @Test("goes back to the one before, whether the next could be opened or not", arguments: [false, true])
    func back(isOpened: Bool) {
        var choice = begun(3)
        #expect(choice.turn() == true)
        if isOpened { choice.opened() }
        #expect(choice.goBack() == true)
        #expect(choice.wanted == 0)
        choice.opened()
        #expect(choice.active == 0)
        // And no further when that one fails as well.
        #expect(choice.goBack() == false)
    }

    @Test("goes back to the one that gave pictures, over one that had no time to")
    func overOne() {
        var choice = begun(3)
        #expect(choice.turn() == true)
        choice.opened()
        #expect(choice.turn() == true)
        #expect(choice.wanted == 2)
        #expect(choice.goBack() == true)
        #expect(choice.wanted == 0)
    }

    @Test("goes back to the one before when none gave a picture yet, and only once")
    func neither() {
        var choice = CameraChoice(count: 2)
        choice.start()
        #expect(choice.goBack() == false)
        #expect(choice.turn() == true)
        #expect(choice.goBack() == true)
        #expect(choice.wanted == 0)
        #expect(choice.goBack() == false)
    }

    @Test("that was left and taken again goes back to the one between, though it gave pictures at first")
    func twice() {
        var choice = begun(2)
        #expect(choice.turn() == true)
        #expect(choice.turn() == true)
        #expect(choice.wanted == 0)
        #expect(choice.goBack() == true)
        #expect(choice.wanted == 1)
        #expect(choice.goBack() == false)
    }

    @Test("does not leave a camera that has given pictures and is lost")
    func lost() {
        var choice = begun(2)
        #expect(choice.turn() == true)
        choice.opened()
        choice.gavePicture()
        #expect(choice.goBack() == false)
        #expect(places(choice) == [1, 1])
    }

    /// Turns, and gives up each camera that is broken. The one that is wanted then.
    private func turned(_ choice: inout CameraChoice, broken: Set<Int>) -> Int {
        let isTurned = choice.turn()
        #expect(isTurned == true)
        if broken.contains(choice.wanted) {
            let isBack = choice.goBack()
            #expect(isBack == true)
        }
        choice.opened()
        choice.gavePicture()
        return choice.wanted
    }

    @Test("goes past one that was given up, and asks for it again in the next round")
    func past() {
        var choice = begun(3)
        #expect((0..<4).map { _ in turned(&choice, broken: [1]) } == [0, 2, 0, 0])
        // It is whole again, and its turn comes in the round after.
        #expect((0..<3).map { _ in turned(&choice, broken: []) } == [2, 0, 1])
    }

    @Test("goes past several that were given up, and then asks for the first of them again")
    func pastSeveral() {
        var choice = begun(3)
        #expect(turned(&choice, broken: [1, 2]) == 0)
        #expect(turned(&choice, broken: [1, 2]) == 0)
        #expect(turned(&choice, broken: []) == 1)
    }

    @Test("asks for the only other one again, though it was given up")
    func onlyOther() {
        var choice = begun(2)
        #expect(turned(&choice, broken: [1]) == 0)
        #expect(turned(&choice, broken: []) == 1)
    }

    @Test("forgets with a start what was given up")
    func startAfterRefusal() {
        var choice = begun(3)
        #expect(turned(&choice, broken: [1]) == 0)
        choice.start()
        #expect(turned(&choice, broken: []) == 1)
    }

    @Test("opens with a start what was active, and then goes back to nothing from before")
    func start() {
        var choice = begun(2)
        #expect(choice.turn() == true)
        choice.opened()
        choice.start()
        #expect(places(choice) == [1, 1])
        #expect(choice.goBack() == false)
    }
}
