/// A view with another one behind or before it.
struct CompanionView<Content: View, Companion: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let companion: Companion
    let isBehind: Bool
    let alignment: Alignment

    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        let first = nodes.count
        context.build(content, into: &nodes)
        for index in first..<nodes.count {
            var inner = context.child(.secondary(index - first))
            inner.axis = nil
            let second = inner.buildOne(companion, alignment: alignment)
            nodes[index] = CompanionNode(
                nodes[index], second, isBehind: isBehind, alignment: alignment, in: context)
        }
    }
}
