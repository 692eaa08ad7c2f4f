import Core

/// A bar whose filled part moves to its new length by itself.
final class ProgressBarNode: Node {
    private let fraction: Double
    private let tint: Color
    private let track: Color
    private let thickness: Double
    private let idealWidth: Double
    private let growth: Motion
    private let animation: Animation?

    /// The look's time for things that move, worth a picture of the screen as often as a camera gives one.
    static let growthAnimation = Animation.easeOut(duration: 0.3).minimumInterval(0.04)

    init(_ fraction: Double, tint: Color, in context: BuildContext) {
        self.fraction = fraction
        self.tint = tint
        track = (context.environment.foregroundColor ?? .primary).opacity(0.24)
        thickness = max(6, context.environment.unit * 0.75)
        idealWidth = context.environment.unit * 20
        growth = context.scope.takeMotion()
        animation = context.environment.accessibilityReduceMotion ? nil : Self.growthAnimation
        super.init(home: context.scope, in: context)
    }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: proposal.width ?? idealWidth, height: thickness)
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        var goal = MotionVector.zero
        goal[0] = fraction
        growth.aim(at: goal, with: animation, now: canvas.now)
        if let interval = growth.interval(at: canvas.now) { canvas.willMove(after: interval) }
        let shown = growth.value(at: canvas.now)[0]

        canvas.cover(frame)
        let radius = frame.height / 2
        canvas.append(.fill(.roundedRectangle(frame, cornerRadius: radius), track))
        guard shown > 0 else { return }
        // Never narrower than high, so that the ends stay round.
        let width = max(frame.height, frame.width * shown)
        let left = direction == .leftToRight ? frame.minX : frame.maxX - width
        let filled = Rect(x: left, y: frame.minY, width: width, height: frame.height)
        canvas.append(.fill(.roundedRectangle(filled, cornerRadius: radius), tint))
    }
}
