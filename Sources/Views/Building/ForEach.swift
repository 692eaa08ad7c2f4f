/// One view for each element, told apart by the element's identity: state moves along when elements change places.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    /// Drawn by the kit, without a body of its own.
    public typealias Body = Never

    let data: Data
    let id: (Data.Element) -> ID
    let content: @MainActor (Data.Element) -> Content

    /// - Parameters:
    ///   - id: what tells elements apart. Of two with the same one, the second has state of its own, by their order.
    ///   - content: called for every element, on the main thread, when the list is built.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
    ) {
        self.data = data
        self.id = { $0[keyPath: id] }
        self.content = content
    }

    /// For elements that know their identity; equal ones are told apart by their order.
    public init(_ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        id = { $0.id }
        self.content = content
    }

    /// One view for each number, which is its identity. The range may be another one in the next building.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.data = data
        id = { $0 }
        self.content = content
    }
}

extension ForEach: PrimitiveView {
    func makeNodes(in context: BuildContext, into nodes: inout [Node]) {
        let (rows, inner) = context.child(.content).evaluated(by: Self.self) {
            data.map { element in (id: AnyHashable(id(element)), content: content(element)) }
        }
        for row in rows { inner.child(.id(row.id)).build(row.content, into: &nodes) }
    }
}
