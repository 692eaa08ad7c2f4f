import Testing

@testable import Examples

@Suite("Sliding between pages")
struct PageSwipeTests {
    /// Three pages, of which the middle one is shown.
    private func middle() -> PageSwipe {
        var swipe = PageSwipe(count: 3)
        swipe.drag(by: 100, width: 400)
        swipe.release()
        return swipe
    }

    @Test(
        "turns one page when it was moved by a fifth of its width",
        arguments: [(79, 1), (80, 0), (5000, 0), (-79, 1), (-80, 2), (-5000, 2), (0, 1)] as [(Double, Int)])
    func turned(distance: Double, page: Int) {
        var swipe = middle()
        #expect(swipe.page == 1)
        swipe.drag(by: distance, width: 400)
        swipe.release()
        #expect(swipe.page == page && !swipe.isHeld)
        #expect(swipe.place(of: page) == 0)
    }

    @Test("follows the finger, and no further than to the next page")
    func follows() {
        var swipe = middle()
        swipe.drag(by: -100, width: 400)
        #expect(swipe.isHeld)
        #expect(swipe.place(of: 1) == -0.25 && swipe.place(of: 2) == 0.75)
        swipe.drag(by: -5000, width: 400)
        #expect(swipe.place(of: 2) == 0)
    }

    @Test("goes on nowhere at either end, and says so by following less")
    func ends() {
        var swipe = PageSwipe(count: 2)
        #expect(swipe.page == 1)
        swipe.drag(by: -400, width: 400)
        #expect(swipe.place(of: 1) == -0.25)
        swipe.release()
        #expect(swipe.page == 1)
        swipe.drag(by: 400, width: 400)
        swipe.release()
        swipe.drag(by: 400, width: 400)
        #expect(swipe.place(of: 0) == 0.25)
        swipe.release()
        #expect(swipe.page == 0)
    }

    @Test("is where it was when the finger's movement is void")
    func cancelled() {
        var swipe = middle()
        swipe.drag(by: 300, width: 400)
        swipe.cancel()
        #expect(swipe == middle())
    }

    @Test("lists the pages that may be seen", arguments: [(0, 0..<0), (1, 0..<1), (2, 0..<2), (9, 7..<9)])
    func shown(count: Int, shown: Range<Int>) {
        #expect(PageSwipe(count: count).shown == shown)
    }

    @Test("stands nothing on its head without pages or without room")
    func nothing() {
        var swipe = PageSwipe(count: 0)
        swipe.drag(by: 100, width: 400)
        swipe.release()
        #expect(swipe.page == 0)
        swipe = middle()
        swipe.drag(by: 100, width: 0)
        #expect(swipe == middle())
    }
}
