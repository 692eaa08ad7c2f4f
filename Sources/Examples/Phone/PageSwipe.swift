/// Which of several pages is shown, and how far a finger has moved it. A value.
struct PageSwipe: Equatable {
    let count: Int
    /// From 0.
    private(set) var page: Int
    private(set) var isHeld = false
    /// How far the pages are moved to the right, in widths of one.
    private var shift = 0.0

    /// A page is turned when it was moved by this share of its width.
    private static let least = 0.2

    /// The last page is shown at first.
    init(count: Int) {
        self.count = count
        page = max(0, count - 1)
    }

    /// The pages of which something may be seen.
    var shown: Range<Int> { max(0, page - 1)..<min(count, page + 2) }

    /// Where the left edge of a page lies, in widths of one.
    func place(of page: Int) -> Double { Double(page - self.page) + shift }

    /// The finger has moved this far to the right since it came down, in points, on pages so wide.
    mutating func drag(by distance: Double, width: Double) {
        guard width > 0 else { return }
        isHeld = true
        let share = max(-1, min(distance / width, 1))
        // Where there is no further page, the last one follows reluctantly.
        shift = share > 0 && page == 0 || share < 0 && page == count - 1 ? share / 4 : share
    }

    /// The finger was lifted.
    mutating func release() {
        if shift <= -PageSwipe.least, page < count - 1 { page += 1 }
        if shift >= PageSwipe.least, page > 0 { page -= 1 }
        cancel()
    }

    /// Everything goes back to where it was.
    mutating func cancel() { (shift, isHeld) = (0, false) }
}
