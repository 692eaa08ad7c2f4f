/// A way to read and write a value that someone else owns.
@MainActor @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void

    /// Both closures are called on the main thread, with every reading and every writing.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.get = get
        self.set = set
    }

    /// A value that never changes, for previews and tests.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The owner's value, read and written at once; nothing is kept here.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding itself, as `$name`.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part, as `$name.part`. Writing it reads the whole, changes the part, and writes the whole.
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(get: { get()[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
    }
}
