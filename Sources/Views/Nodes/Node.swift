import Core

/// One box of the layout: answers a proposal with a size, arranges its children, draws itself.
///
/// Nodes live from one building of the tree to the next; what must last is in their home scope.
@MainActor class Node {
    final let home: Scope
    final let direction: LayoutDirection
    private let room: StackRoom
    /// In the parent's space, after `place`.
    final private(set) var origin = Point.zero
    final private(set) var size = Size.zero
    private let motion: Motion
    private let animation: Animation?
    private let reducesMotion: Bool
    private var drawn = DrawnChildren()
    /// While it draws: the node that it is drawn in.
    private var outer: Node?
    /// Its top left corner on the screen in this drawing, and in the one before.
    private var corner = Point.zero
    private var earlierCorner: Point?
    /// Whether it got another size since the last drawing.
    private var isResized = false
    /// How far it is shown from where it belongs in its parent, while its size is on the way; else nothing.
    private var lag: Point?
    /// For what has left the tree: where it is, from a node so many levels above its parent.
    private var lastPlace: (levels: Int, offset: Point)?
    private var answers: [(proposal: Proposal, size: Size)] = []
    /// What came after the first few answers.
    private var furtherAnswers: [Proposal: Size] = [:]
    private var knownBaselines: [Proposal: Baselines?] = [:]

    /// Most nodes are asked this often or less; looking through a short list is faster than hashing.
    private static let listedAnswers = 8

    init(home: Scope, in context: BuildContext) {
        self.home = home
        room = context.pass.room
        direction = context.environment.layoutDirection
        motion = home.takeMotion()
        animation = context.animation
        reducesMotion = context.environment.accessibilityReduceMotion
    }

    /// Stacks serve the highest priority first.
    var priority: Double { 0 }
    /// Spacers get no default distance from their neighbours.
    var isSpacer: Bool { false }

    /// The size chosen for a proposal. Asked many times in one layout, so all answers are kept: forgetting one would
    /// measure everything below again, at each of many levels, and so more often than could ever be waited for.
    final func size(for proposal: Proposal) -> Size {
        for answer in answers where answer.proposal == proposal { return answer.size }
        if let size = furtherAnswers[proposal] { return size }
        guard room.isLeft() else { return .zero }
        let size = measure(proposal)
        if answers.count < Self.listedAnswers {
            answers.append((proposal, size))
        } else {
            furtherAnswers[proposal] = size
        }
        return size
    }

    /// Where the lines of text in it stand when it has the size for this proposal; `nil` without any text. Kept as sizes
    /// are: a row asks its children more than once, at each level of nested rows.
    final func baselines(for proposal: Proposal) -> Baselines? {
        if let known = knownBaselines[proposal] { return known }
        guard room.isLeft() else { return nil }
        let found = findBaselines(proposal)
        knownBaselines[proposal] = .some(found)
        return found
    }

    /// Fixes the node in its parent's space; `base` is the parent's own place on the screen.
    final func place(at origin: Point, proposal: Proposal, base: Point) {
        self.origin = origin
        size = size(for: proposal)
        guard room.isLeft() else { return }
        arrange(proposal, at: Point(x: base.x + origin.x, y: base.y + origin.y))
    }

    /// Draws the node at the place where it is shown at this moment.
    final func draw(on canvas: Canvas, from base: Point) {
        canvas.innermost?.drawn.meet(self, on: canvas)
        show(on: canvas, from: base)
    }

    /// Draws the node where it was, when it is no longer in the tree.
    final func showRemains(on canvas: Canvas) {
        guard let parent = canvas.innermost else { return }
        let place = lastPlace ?? parent.placeOfRemains
        lastPlace = place
        var steady = parent
        for _ in 0..<place.levels { steady = steady.outer ?? steady }
        show(on: canvas, from: Point(x: steady.corner.x + place.offset.x, y: steady.corner.y + place.offset.y))
    }

    /// A stack from which something leaves shrinks, and moves to stay in the middle: that is no move that what leaves
    /// should follow. It follows the innermost node that kept its size.
    private var placeOfRemains: (levels: Int, offset: Point) {
        var (steady, levels) = (self, 0)
        while steady.isResized, let next = steady.outer {
            steady = next
            levels += 1
        }
        guard let mine = earlierCorner, let base = steady.earlierCorner else { return (0, .zero) }
        return (levels, Point(x: mine.x - base.x, y: mine.y - base.y))
    }

    /// How far the node that draws is from its place because what it lies in still grows or shrinks around it.
    final var surroundingLag: Point {
        var sum = Point.zero
        var node = outer
        while let surrounding = node, let lag = surrounding.lag {
            sum.x += lag.x
            sum.y += lag.y
            node = surrounding.outer
        }
        return sum
    }

    /// Whether both stand for the same thing in two buildings of the tree.
    final func isSame(as other: Node) -> Bool { motion === other.motion }

    /// Goes on drawing in place of a node of the last building.
    final func takeOver(from earlier: Node) {
        swap(&drawn, &earlier.drawn)
        earlierCorner = earlier.earlierCorner
        isResized = size != earlier.size
    }

    final func show(on canvas: Canvas, from base: Point) {
        guard room.isLeft() else { return }
        let vector = vector(on: canvas)
        let frame = Rect(
            x: base.x + vector[0], y: base.y + vector[1], width: max(0, vector[2]), height: max(0, vector[3]))
        let hasSize = vector[2] == size.width && vector[3] == size.height
        lag = hasSize ? nil : Point(x: vector[0] - origin.x, y: vector[1] - origin.y)
        corner = frame.origin
        outer = canvas.innermost
        canvas.innermost = self
        drawn.begin()
        draw(in: frame, vector, on: canvas)
        drawn.finish(on: canvas)
        canvas.innermost = outer
        outer = nil
        earlierCorner = corner
        isResized = false
    }

    // Kept out of `show`, and so out of the stack while what is inside draws.
    @inline(never) private func vector(on canvas: Canvas) -> MotionVector {
        var vector = MotionVector.zero
        vector[0] = origin.x
        vector[1] = origin.y
        vector[2] = size.width
        vector[3] = size.height
        addTargets(to: &vector)
        vector = vector.onlyNumbers
        // What has left the tree may share its motion with what has moved to another place of it.
        if canvas.drawsTree { aim(at: vector, now: canvas.now) }
        guard let interval = motion.interval(at: canvas.now) else { return vector }
        canvas.willMove(after: interval)
        return motion.value(at: canvas.now)
    }

    private func aim(at vector: MotionVector, now: Instant) {
        if reducesMotion, animation != nil, var faded = motion.target {
            for lane in fadingLanes { faded[lane] = vector[lane] }
            motion.aim(at: faded, with: animation, now: now)
            motion.aim(at: vector, with: nil, now: now)
        } else {
            motion.aim(at: vector, with: animation, now: now)
        }
    }

    func measure(_ proposal: Proposal) -> Size { proposal.size() }

    /// The baselines in the size for the proposal; `nil` without any text.
    func findBaselines(_ proposal: Proposal) -> Baselines? { nil }

    /// Places the children for the proposal that was measured; `corner` is the node's place on the screen.
    func arrange(_ proposal: Proposal, at corner: Point) {}

    /// The lanes that change gradually even with reduced motion: a colour or an opacity.
    var fadingLanes: Range<Int> { MotionVector.firstOwnLane..<MotionVector.firstOwnLane + 4 }

    /// Fills the lanes from `MotionVector.firstOwnLane` on with what else can move.
    func addTargets(to vector: inout MotionVector) {}

    func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {}
}
