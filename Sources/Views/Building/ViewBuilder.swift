/// Makes one view of the statements in a closure: a list, a condition, a `switch`, a loop.
@MainActor @resultBuilder public enum ViewBuilder {
    /// A view by itself.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// No statement: nothing is shown.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One statement: that view as it is.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several statements: each has state of its own, by its place in the list.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
        var children: [any View] = []
        repeat children.append(each content)
        return TupleView(children)
    }

    /// An `if` without `else`. What is shown loses its state when the condition no longer holds.
    public static func buildOptional<Content: View>(_ content: Content?) -> ConditionalContent<Content, EmptyView> {
        content.map { .first($0) } ?? .second(EmptyView())
    }

    /// The first branch of an `if` or a `switch`; going to the other one begins with new state.
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
        .first(first)
    }

    /// The other branch.
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
        .second(second)
    }

    /// A `for` loop: state belongs to the place in the loop. Use `ForEach` for elements that move.
    public static func buildArray<Content: View>(_ contents: [Content]) -> TupleView { TupleView(contents) }

    /// An `if #available`: the view as it is.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}
