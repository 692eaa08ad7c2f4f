import Core
import Glibc

/// A ring that fills with progress, or a part of one that turns while there is none to show. With reduced motion it
/// does not turn: all of it grows pale and comes back.
final class ProgressRingNode: Node {
    private let fraction: Double?
    private let tint: Color
    private let track: Color
    private let side: Double
    private let thickness: Double
    private let growth: Motion
    private let reducesMotion: Bool

    private static let secondsPerTurn = 1.2
    private static let secondsPerBreath = 2.4

    init(_ fraction: Double?, tint: Color, in context: BuildContext) {
        self.fraction = fraction
        self.tint = tint
        track = (context.environment.foregroundColor ?? .primary).opacity(0.24)
        side = context.environment.unit * 4
        thickness = max(3, context.environment.unit * 0.4)
        growth = context.scope.takeMotion()
        reducesMotion = context.environment.accessibilityReduceMotion
        super.init(home: context.scope, in: context)
    }

    override func measure(_ proposal: Proposal) -> Size { Size(width: side, height: side) }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        let radius = max(0, (min(frame.width, frame.height) - thickness) / 2)
        let circle = Rect(
            x: frame.midX - radius, y: frame.midY - radius, width: 2 * radius, height: 2 * radius)
        canvas.cover(frame)
        canvas.append(.stroke(.ellipse(circle), track, lineWidth: thickness))
        let turn = 2 * Double.pi
        var start = -turn / 4
        var length = turn / 4
        var color = tint
        if let fraction {
            var goal = MotionVector.zero
            goal[0] = fraction
            growth.aim(at: goal, with: reducesMotion ? nil : ProgressBarNode.growthAnimation, now: canvas.now)
            if let interval = growth.interval(at: canvas.now) { canvas.willMove(after: interval) }
            length = growth.value(at: canvas.now)[0] * turn
        } else if reducesMotion {
            let breath = canvas.now.seconds / Self.secondsPerBreath
            length = turn
            color = tint.opacity(0.6 + 0.4 * cos(breath * turn))
            canvas.willMove()
        } else {
            let turns = canvas.now.seconds / Self.secondsPerTurn
            start += (turns - turns.rounded(.down)) * turn
            canvas.willMove()
        }
        guard length > 0 else { return }
        canvas.append(
            .stroke(
                .arc(center: frame.center, radius: radius, start: start, end: start + length), color,
                style: .rounded(thickness)))
    }
}
