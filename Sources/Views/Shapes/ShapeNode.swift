import Core

/// Draws a shape in the room it is offered.
final class ShapeNode: Node {
    enum Style {
        case fill
        case stroke(StrokeStyle, isInside: Bool)
    }

    private let shape: any Shape
    private let style: Style
    private let color: Color

    private static let dataLane = MotionVector.firstOwnLane + 4
    private static let widthLane = dataLane + 4

    init(_ shape: any Shape, _ style: Style, _ color: Color, in context: BuildContext) {
        self.shape = shape
        self.style = style
        self.color = color
        super.init(home: context.scope, in: context)
    }

    override func addTargets(to vector: inout MotionVector) {
        vector.setColor(color, at: MotionVector.firstOwnLane)
        let data = shape.animatableData
        for lane in 0..<4 { vector[Self.dataLane + lane] = data[lane] }
        if case .stroke(let line, _) = style { vector[Self.widthLane] = line.lineWidth }
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        let shownColor = vector.color(at: MotionVector.firstOwnLane)
        guard shownColor.alpha > 0 else { return }
        var shape = shape
        shape.animatableData = SIMD4(
            vector[Self.dataLane], vector[Self.dataLane + 1], vector[Self.dataLane + 2], vector[Self.dataLane + 3])
        switch style {
        case .fill:
            guard !frame.isEmpty else { return }
            let outline = shape.outline(in: frame)
            guard !outline.isNothing else { return }
            canvas.append(.fill(outline, shownColor))
            canvas.cover(frame)
        case .stroke(var line, let isInside):
            line.lineWidth = max(0, vector[Self.widthLane])
            // Two lines that meet in the middle fill the shape; wider ones would come out at the other side.
            if isInside { line.lineWidth = min(line.lineWidth, frame.width / 2, frame.height / 2) }
            let inset = isInside ? line.lineWidth / 2 : 0
            let outline = shape.outline(in: frame.insetBy(dx: inset, dy: inset))
            guard line.lineWidth > 0, !outline.isNothing else { return }
            // A line alone hides nothing: touches go through the middle of a ring.
            canvas.append(.stroke(outline, shownColor, style: line))
        }
    }
}

extension DrawShape {
    fileprivate var isNothing: Bool {
        switch self {
        case .arc(_, let radius, let start, let end): radius <= 0 || end <= start
        case .polygon(let points), .polyline(let points): points.count < 2
        case .rectangle, .roundedRectangle, .ellipse: false
        }
    }
}
