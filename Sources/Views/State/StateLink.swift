/// What copies of one `@State` share: the way to the storage once the view has a place in the tree.
@MainActor final class StateLink<Value> {
    var storage: StateStorage<Value>?
    private(set) var initial: Value

    init(initial: Value) { self.initial = initial }

    var value: Value {
        get { storage?.value ?? initial }
        set { if let storage { storage.set(newValue) } else { initial = newValue } }
    }
}
