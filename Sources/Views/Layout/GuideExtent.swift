/// How far views that line up by something in their middle reach above and below it.
struct GuideExtent {
    private var above = -Double.infinity
    private var below = -Double.infinity

    /// - Parameter guide: from the view's top.
    mutating func add(height: Double, guide: Double) {
        // In endless room everything is endless, and the difference of two infinities is no length.
        let (upper, lower) = guide.isFinite ? (guide, height - guide) : (height, 0)
        above = max(above, upper)
        below = max(below, lower)
    }

    /// Of all together; 0 without any.
    var height: Double { above == -.infinity ? 0 : max(0, above + below) }

    /// Where the view with this guide begins.
    func top(guide: Double) -> Double {
        let top = above - guide
        return top.isFinite ? top : 0
    }
}
