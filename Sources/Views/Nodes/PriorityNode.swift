/// Raises or lowers its child's turn when a stack shares its length.
final class PriorityNode: WrapperNode {
    private let value: Double

    init(_ child: Node, _ value: Double, in context: BuildContext) {
        self.value = value
        super.init(child, in: context)
    }

    override var priority: Double { value }
}
