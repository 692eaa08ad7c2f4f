/// One view for each element, told apart by the element's identity: state moves along when elements change places.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    public typealias Body = Never

    let data: Data
    let id: (Data.Element) -> ID
    let content: @MainActor (Data.Element) -> Content

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
    ) {
        self.data = data
        self.id = { $0[keyPath: id] }
        self.content = content
    }

    public init(_ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        id = { $0.id }
        self.content = content
    }

    public init(_ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.data = data
        id = { $0 }
        self.content = content
    }
}

extension ForEach: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        let (rows, inner) = context.child(.content).evaluated {
            data.map { element in (id: AnyHashable(id(element)), content: content(element)) }
        }
        for row in rows { inner.child(.id(row.id)).build(row.content, into: &nodes) }
    }
}
