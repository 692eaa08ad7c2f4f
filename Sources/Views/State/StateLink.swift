/// The way to a `@State`'s storage once the view has a place in the tree.
@MainActor final class StateLink<Value>: PropertyLink {
    weak var place: Scope?
    private var storage: StateStorage<Value>?
    private var initial: Value

    init(initial: Value) { self.initial = initial }

    var value: Value {
        get { storage?.value ?? initial }
        set { if let storage { storage.set(newValue) } else { initial = newValue } }
    }

    func copy() -> StateLink { StateLink(initial: initial) }

    func attach(at index: Int, in context: BuildContext) {
        if let storage = context.scope.properties[index] as? StateStorage<Value> {
            self.storage = storage
        } else {
            let storage = StateStorage(initial, stale: context.evaluation.stale)
            context.scope.properties[index] = storage
            self.storage = storage
        }
    }
}
