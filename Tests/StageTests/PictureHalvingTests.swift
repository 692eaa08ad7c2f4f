import Core
import Testing

@testable import Stage

@MainActor @Suite("How often a picture is halved") struct PictureHalvingTests {
    private func halvings(_ width: Int, _ height: Int, shownAt wanted: Size, greatestSide: Int) -> Int {
        PictureImages<SoftwarePainter>.halvings(
            PixelSize(width: width, height: height), shownAt: wanted, greatestSide: greatestSide)
    }

    @Test("is as often as it still has a pixel for each one of the panel", arguments: [2048, 4096, Int.max])
    func enough(greatestSide: Int) {
        #expect(halvings(4000, 3000, shownAt: Size(width: 1000, height: 750), greatestSide: greatestSide) == 2)
        #expect(halvings(2000, 1500, shownAt: Size(width: 1001, height: 750), greatestSide: greatestSide) == 0)
        #expect(halvings(2048, 1, shownAt: Size(width: 1, height: 1), greatestSide: greatestSide) == 0)
    }

    @Test("is more often where the graphics system takes no picture that large, and it is coarse instead of missing")
    func tooLarge() {
        let wanted = Size(width: 1620, height: 1080)
        #expect(halvings(3000, 2000, shownAt: wanted, greatestSide: .max) == 0)
        #expect(halvings(3000, 2000, shownAt: wanted, greatestSide: 4096) == 0)
        #expect(halvings(3000, 2000, shownAt: wanted, greatestSide: 2048) == 1)
        let tall = Size(width: 50, height: 9000)
        #expect(halvings(50, 9000, shownAt: tall, greatestSide: 2048) == 3)
        #expect(halvings(2048, 2048, shownAt: Size(width: Double.nan, height: 0), greatestSide: 2048) == 0)
    }
}
