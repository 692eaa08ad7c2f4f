/// One of our icons by name, tinted with the foreground colour, or a picture file.
public struct Image: View {
    public typealias Body = Never

    enum Source {
        case icon(String)
        case file(String)
    }

    let source: Source
    private var isResizable = false

    /// An icon as high as the text beside it.
    public init(systemName: String) { source = .icon(systemName) }

    /// A picture; without `resizable()` each of its pixels is a point.
    public init(file path: String) { source = .file(path) }

    /// The image takes the room it is offered. A picture is stretched to it, unless `scaledToFit()` or `scaledToFill()`
    /// comes after this; an icon keeps its proportions.
    public func resizable() -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }
}

extension Image: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        nodes.append(ImageNode(source, isResizable: isResizable, in: context))
    }
}
