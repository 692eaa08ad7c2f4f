import Core

/// Makes its child's whole frame a touch target.
final class TouchNode: WrapperNode {
    private let interaction: Interaction
    private let showsPress: Bool

    private static let pressedOpacity = 0.6
    private static let pressedScale = 0.96
    private static let disabledOpacity = 0.5

    init(_ child: Node, _ interaction: Interaction, showsPress: Bool, in context: BuildContext) {
        self.interaction = interaction
        self.showsPress = showsPress
        super.init(child, in: context)
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        if canvas.drawsTree { interaction.enclosing = canvas.owner }
        canvas.target(interaction, in: frame) {
            guard showsPress else { return child.draw(on: canvas, from: frame.origin) }
            let amount = interaction.pressAmount(at: canvas.now)
            if interaction.isAnswering(at: canvas.now) { canvas.willMove() }
            let opacity = interaction.isEnabled ? 1 - amount * (1 - Self.pressedOpacity) : Self.disabledOpacity
            let scale = 1 - amount * (1 - Self.pressedScale)
            canvas.transformed(rotation: 0, scale: scale, anchor: frame.center) {
                canvas.faded(opacity) { child.draw(on: canvas, from: frame.origin) }
            }
        }
    }
}
