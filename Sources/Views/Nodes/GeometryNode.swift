import Core

/// Builds its content when its size is fixed, and lays it out from the top leading corner.
final class GeometryNode: Node {
    typealias Builder = @MainActor (GeometryProxy, BuildContext, inout [Node]) -> Void

    private let context: BuildContext
    private let build: Builder
    private var content: Node?

    init(in context: BuildContext, build: @escaping Builder) {
        self.context = context
        self.build = build
        super.init(home: context.scope, in: context)
    }

    override func arrange(_ proposal: Proposal, at corner: Point) {
        var inner = context.child(.content)
        inner.axis = nil
        var children: [Node] = []
        build(GeometryProxy(origin: corner, size: size), inner, &children)
        let content = LayersNode(children, alignment: .topLeading, in: inner)
        let room = Proposal(size)
        let origin = Alignment.topLeading.origin(of: content.size(for: room), in: size, direction)
        content.place(at: origin, proposal: room, base: corner)
        self.content = content
    }

    override func draw(in frame: Rect, _ vector: MotionVector, on canvas: Canvas) {
        content?.draw(on: canvas, from: frame.origin)
    }
}
