/// A value that a view owns and that outlives its description; setting it shows the view anew.
///
/// One description of a view may stand at several places of the tree: each has a value of its own.
@MainActor @propertyWrapper public struct State<Value> {
    private let storage: StateLink<Value>

    /// - Parameter wrappedValue: what it is when the view first stands at its place; later it is not looked at.
    public init(wrappedValue: Value) { storage = StateLink(initial: wrappedValue) }

    /// The same as `init(wrappedValue:)`.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The view's own value. Setting it builds the view anew in the host's next `update`, unless both values are equal
    /// by `==`. Before the view has a place, it sets what the view begins with.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    /// A binding to the value, as `$name`, for views below.
    public var projectedValue: Binding<Value> {
        let link = storage
        return Binding(get: { link.value }, set: { link.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Begins as `nil`.
    public init() { self.init(wrappedValue: nil) }
}

extension State: AttachedProperty {
    var link: any PropertyLink { storage }
}
