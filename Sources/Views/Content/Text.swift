/// A text that wraps between words to the width it is given.
public struct Text: View {
    public typealias Body = Never

    let content: String
    private var font: Font?
    private var weight: Font.Weight?
    private var color: Color?
    private var hasTabularDigits = false

    public init<Content: StringProtocol>(_ content: Content) { self.content = String(content) }

    public init(verbatim content: String) { self.content = content }

    public func font(_ font: Font?) -> Text { changed { $0.font = font } }

    public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = weight } }

    public func bold() -> Text { fontWeight(.semibold) }

    /// Digits of equal width, so that a growing number does not shake.
    public func monospacedDigit() -> Text { changed { $0.hasTabularDigits = true } }

    public func foregroundColor(_ color: Color?) -> Text { changed { $0.color = color } }

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
        if hasTabularDigits { context.environment.font = (context.environment.font ?? .body).monospacedDigit() }
        nodes.append(TextNode(content, in: context))
    }
}
