/// How far something is: a bar that grows, or a turning ring while nobody knows.
public struct ProgressView: View {
    public typealias Body = Never

    private let fraction: Double?

    /// Something goes on, and it is not known how far it is.
    public init() { fraction = nil }

    /// Something is done as far as the value is of the total; brought into 0 to 1, and 0 for a total of 0 or less and
    /// for what is no number. `nil` stands for not known. A new value is reached in 0.3 s, with reduced motion at once.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
        fraction = value.map { total > 0 ? min(1, max(0, Double($0 / total))) : 0 }
    }
}

extension ProgressView: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        let style = context.environment.progressViewStyle
        if let fraction, !style.isRing {
            nodes.append(ProgressBarNode(fraction, tint: style.tint ?? context.environment.tint, in: context))
        } else {
            nodes.append(ProgressRingNode(fraction, tint: style.tint ?? context.environment.tint, in: context))
        }
    }
}
