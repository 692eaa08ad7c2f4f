/// A value that a view owns and that outlives its description; setting it shows the view anew.
///
/// One description of a view stands at one place of the tree: used at two, both would write to the later one's value.
@MainActor @propertyWrapper public struct State<Value> {
    private let link: StateLink<Value>

    public init(wrappedValue: Value) { link = StateLink(initial: wrappedValue) }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    public var wrappedValue: Value {
        get { link.value }
        nonmutating set { link.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let link = link
        return Binding(get: { link.value }, set: { link.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: AttachedProperty {
    func attach(at index: Int, in context: BuildContext) {
        if let storage = context.scope.properties[index] as? StateStorage<Value> {
            link.storage = storage
        } else {
            let storage = StateStorage(link.initial, stale: context.evaluation.stale)
            context.scope.properties[index] = storage
            link.storage = storage
        }
    }
}
