/// Makes one view of the statements in a closure: a list, a condition, a `switch`, a loop.
@MainActor @resultBuilder public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
        var children: [any View] = []
        repeat children.append(each content)
        return TupleView(children)
    }

    public static func buildOptional<Content: View>(_ content: Content?) -> ConditionalContent<Content, EmptyView> {
        content.map { .first($0) } ?? .second(EmptyView())
    }

    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
        .first(first)
    }

    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
        .second(second)
    }

    public static func buildArray<Content: View>(_ contents: [Content]) -> TupleView { TupleView(contents) }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}
