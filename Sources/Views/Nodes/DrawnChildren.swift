import Core

/// What was drawn directly inside a node, in the order of drawing. Between the children that are there stand those that
/// have left the tree and are still to be seen.
///
/// Kept by watching who draws inside of whom, so that no kind of node has to know of it.
@MainActor struct DrawnChildren {
    private var nodes: [Node] = []
    private var next = 0

    mutating func begin() { next = 0 }

    /// A child is about to draw. What stood before it and is no longer in the tree is drawn first.
    mutating func meet(_ child: Node, on canvas: Canvas) {
        if next < nodes.count {
            // The same one when nothing was built since, else the one that has taken its place.
            if nodes[next] === child {
                next += 1
                return
            }
            if let position = nodes[next...].firstIndex(where: { $0 === child || $0.isSame(as: child) }) {
                drawRemains(before: position, on: canvas)
                if nodes[next] !== child { child.takeOver(from: nodes[next]) }
                nodes[next] = child
                next += 1
                return
            }
        }
        nodes.insert(child, at: next)
        next += 1
    }

    /// All children have drawn.
    mutating func finish(on canvas: Canvas) { drawRemains(before: nodes.count, on: canvas) }

    /// Draws what is no longer in the tree, and forgets that of which nothing is to be seen any more.
    private mutating func drawRemains(before end: Int, on canvas: Canvas) {
        var end = end
        while next < end {
            if canvas.drawRemains(of: nodes[next]) {
                next += 1
            } else {
                nodes.remove(at: next)
                end -= 1
            }
        }
    }
}
