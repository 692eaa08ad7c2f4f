/// A text that wraps between words to the width it is given, and within words that are wider. Without any width it is as
/// high as one line, and shows nothing.
public struct Text: View {
    public typealias Body = Never

    let content: String
    private var font: Font?
    private var weight: Font.Weight?
    private var color: Color?
    private var hasTabularDigits = false

    /// The characters as they are: nothing is looked up or marked up. Line ends begin a new line; of more than 65,536
    /// bytes of UTF-8 the beginning is shown, with an ellipsis.
    public init<Content: StringProtocol>(_ content: Content) { self.content = String(content) }

    /// The same as `init(_:)`: neither looks anything up.
    public init(verbatim content: String) { self.content = content }

    /// This text's font, before that of the views around; `nil` takes theirs.
    public func font(_ font: Font?) -> Text { changed { $0.font = font } }

    /// This text's weight, before those of its font and of the views around; `nil` takes theirs. The look has two: up
    /// to `.regular`, and semibold from `.medium` on.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = weight } }

    /// In semibold, the heavier of the look's two weights.
    public func bold() -> Text { fontWeight(.semibold) }

    /// Digits of equal width, so that a growing number does not shake.
    public func monospacedDigit() -> Text { changed { $0.hasTabularDigits = true } }

    /// This text's colour, before that of the views around; `nil` takes theirs.
    public func foregroundColor(_ color: Color?) -> Text { changed { $0.color = color } }

    /// The same as `foregroundColor(_:)`.
    public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }

    private func changed(_ change: (inout Text) -> Void) -> Text {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Text: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        var context = context
        if let font { context.environment.font = font }
        if let weight { context.environment.fontWeight = weight }
        if let color { context.environment.foregroundColor = color }
        if hasTabularDigits { context.environment.hasTabularDigits = true }
        nodes.append(TextNode(content, in: context))
    }
}
