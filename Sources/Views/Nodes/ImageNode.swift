import Core

/// Draws an icon or a picture file.
final class ImageNode: Node {
    private let source: Image.Source
    private let isResizable: Bool
    private let natural: Size
    private let color: Color

    /// An icon's side in parts of the font size beside it.
    private static let iconRatio = 1.2

    init(_ source: Image.Source, isResizable: Bool, in context: BuildContext) {
        self.source = source
        self.isResizable = isResizable
        let environment = context.environment
        color = environment.foregroundColor ?? .primary
        switch source {
        case .icon:
            let side = (environment.font ?? .body).resolved(in: environment).size * Self.iconRatio
            natural = Size(width: side, height: side)
        case .file(let path):
            natural = context.pass.ruler.pictureSize(path: path) ?? Size(width: 100, height: 100)
        }
        super.init(home: context.scope, in: context)
    }

    override func measure(_ proposal: Proposal) -> Size {
        guard isResizable else { return natural }
        return Size(width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
    }

    override func addTargets(to vector: inout MotionVector) {
        vector.setColor(color, at: MotionVector.firstOwnLane)
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        guard !frame.isEmpty else { return }
        switch source {
        case .icon(let name):
            canvas.append(.icon(name, color: vector.color(at: MotionVector.firstOwnLane), in: frame))
            canvas.cover(frame, as: .glyphs)
        case .file(let path):
            canvas.append(.picture(path: path, source: .whole, in: frame))
            canvas.cover(frame, as: .picture)
        }
    }
}
