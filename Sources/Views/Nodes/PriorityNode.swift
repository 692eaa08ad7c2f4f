/// Raises or lowers its child's turn when a stack shares its length.
final class PriorityNode: WrapperNode {
    private let value: Double

    init(_ child: Node, _ value: Double, in context: BuildContext) {
        // What is no number is neither before nor after another, and a stack would look for its turn for ever.
        self.value = value.isNaN ? 0 : value
        super.init(child, in: context)
    }

    override var priority: Double { value }
}
