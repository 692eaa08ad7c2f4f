/// Room that grows along the stack it is in; outside of a stack it grows in both directions.
public struct Spacer: View {
    public typealias Body = Never

    private let minLength: Double?

    public init(minLength: Double? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        nodes.append(SpacerNode(minLength: minLength, in: context))
    }
}
