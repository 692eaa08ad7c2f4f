/// One of two views. Each branch has its own state, which goes when the other branch is taken.
public enum ConditionalContent<First: View, Second: View>: View {
    /// Drawn by the kit, without a body of its own.
    public typealias Body = Never

    /// Of an `if`, what is shown when it holds.
    case first(First)
    /// What is shown else; nothing (`EmptyView`) where there is no `else`.
    case second(Second)
}

extension ConditionalContent: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        switch self {
        case .first(let view): context.child(.branch(true)).build(view, into: &nodes)
        case .second(let view): context.child(.branch(false)).build(view, into: &nodes)
        }
    }
}
