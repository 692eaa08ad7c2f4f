/// Room that grows along the stack it is in; outside of a stack it grows in both directions.
public struct Spacer: View {
    public typealias Body = Never

    private let minLength: Double?

    /// A spacer of at least so many points, outside of a stack in both directions. `nil`, what is no number and what is
    /// infinite are 8; negative ones are 0.
    public init(minLength: Double? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        nodes.append(SpacerNode(minLength: minLength, in: context))
    }
}
