import Core

/// A blurred picture of a feed, as it is shown in one place: near enough to a Gaussian, at a fraction of a full
/// picture's work, as each step is linearly interpolated.
@MainActor struct FeedBlur<P: Painter> {
    let plan: BlurPlan
    /// Holds the picture in its top left corner.
    let target: P.Image
    /// Which of the feed's pictures it was made from; `nil` before the first.
    private var picture: UInt64?

    init(_ plan: BlurPlan, target: P.Image) {
        self.plan = plan
        self.target = target
    }

    var isReady: Bool { picture != nil }

    /// What of the target is the picture, in fractions.
    var part: Rect { FeedBlur.part(plan.size(at: plan.resultLevel), of: target) }

    /// Draws it anew when the feed's picture is another one.
    ///
    /// - Parameter room: of the view, in pixels.
    mutating func update(
        _ image: P.Image, picture: UInt64, room: PixelSize, pool: TargetPool<P>, painter: P
    ) throws(StageError) {
        guard picture != self.picture else { return }
        self.picture = nil
        var steps: [Int: P.Image] = [:]
        defer { for step in steps.values { pool.giveBack(step) } }
        let path = plan.path
        var (current, part) = (image, plan.source)
        for (index, level) in path.enumerated() {
            let size = plan.size(at: level)
            let next: P.Image
            if index == path.count - 1 {
                next = target
            } else if let known = steps[level] {
                next = known
            } else {
                next = try pool.take(plan.targetSize(at: level, room: room), painter: painter)
                steps[level] = next
            }
            try painter.resample(current, source: part, size: size, into: next)
            (current, part) = (next, FeedBlur.part(size, of: next))
        }
        self.picture = picture
    }

    private static func part(_ size: PixelSize, of image: P.Image) -> Rect {
        Rect(
            x: 0, y: 0, width: Double(size.width) / Double(image.size.width),
            height: Double(size.height) / Double(image.size.height))
    }
}
