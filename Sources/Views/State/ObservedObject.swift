public import Observation

/// A model that someone else owns. What the body reads of it is watched; `$model.part` binds to one of its parts.
@MainActor @propertyWrapper public struct ObservedObject<Model: AnyObject & Observable> {
    public var wrappedValue: Model

    public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }

    public var projectedValue: Wrapper { Wrapper(model: wrappedValue) }

    @MainActor @dynamicMemberLookup public struct Wrapper {
        let model: Model

        public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Model, Part>) -> Binding<Part> {
            let model = model
            return Binding(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
        }
    }
}
