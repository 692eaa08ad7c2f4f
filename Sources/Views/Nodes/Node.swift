import Core

/// One box of the layout: answers a proposal with a size, arranges its children, draws itself.
///
/// Nodes live from one building of the tree to the next; what must last is in their home scope.
@MainActor class Node {
    final let home: Scope
    final let direction: LayoutDirection
    /// In the parent's space, after `place`.
    final private(set) var origin = Point.zero
    final private(set) var size = Size.zero
    private let motion: Motion
    private let animation: Animation?
    private let movesFrame: Bool
    private var answers: [(proposal: Proposal, size: Size)] = []

    init(home: Scope, in context: BuildContext) {
        self.home = home
        direction = context.environment.layoutDirection
        motion = home.takeMotion()
        animation = context.animation
        movesFrame = !context.environment.accessibilityReduceMotion
    }

    /// Stacks serve the highest priority first.
    var priority: Double { 0 }
    /// Spacers get no default distance from their neighbours.
    var isSpacer: Bool { false }

    /// The size chosen for a proposal. Asked many times in one layout, so the last answers are kept.
    final func size(for proposal: Proposal) -> Size {
        for answer in answers where answer.proposal == proposal { return answer.size }
        let size = measure(proposal)
        if answers.count == 8 { answers.removeFirst() }
        answers.append((proposal, size))
        return size
    }

    /// Fixes the node in its parent's space; `base` is the parent's own place on the screen.
    final func place(at origin: Point, proposal: Proposal, base: Point) {
        self.origin = origin
        size = size(for: proposal)
        arrange(proposal, at: Point(x: base.x + origin.x, y: base.y + origin.y))
    }

    /// Draws the node at the place where it is shown at this moment.
    final func draw(on canvas: Canvas, from base: Point) {
        var vector = MotionVector.zero
        vector[0] = origin.x
        vector[1] = origin.y
        vector[2] = size.width
        vector[3] = size.height
        addTargets(to: &vector)
        vector = vector.onlyNumbers
        motion.aim(at: vector, with: animation, now: canvas.now)
        if motion.isRunning(at: canvas.now) {
            let target = vector
            vector = motion.value(at: canvas.now)
            if !movesFrame { vector.lowHalf.lowHalf = target.lowHalf.lowHalf }
            canvas.willMove()
        }
        let frame = Rect(
            x: base.x + vector[0], y: base.y + vector[1], width: max(0, vector[2]), height: max(0, vector[3]))
        draw(in: frame, vector, on: canvas)
    }

    func measure(_ proposal: Proposal) -> Size { proposal.size() }

    /// Places the children for the proposal that was measured; `corner` is the node's place on the screen.
    func arrange(_ proposal: Proposal, at corner: Point) {}

    /// Fills the lanes from `MotionVector.firstOwnLane` on with what else can move.
    func addTargets(to vector: inout MotionVector) {}

    func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {}
}
