public import Observation

/// A model that someone else owns. What the body reads of it is watched; `$model.part` binds to one of its parts.
@MainActor @propertyWrapper public struct ObservedObject<Model: AnyObject & Observable> {
    /// The model as it was given.
    public var wrappedValue: Model

    /// The model stays its owner's; another one given later is simply read from then on.
    public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }

    /// Gives bindings to the model's parts, as `$model.part`.
    public var projectedValue: Wrapper { Wrapper(model: wrappedValue) }

    /// Gives bindings to the parts of a model, by their names.
    @MainActor @dynamicMemberLookup public struct Wrapper {
        let model: Model

        /// Reads and writes this part of the model, and keeps the model alive.
        public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Model, Part>) -> Binding<Part> {
            let model = model
            return Binding(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
        }
    }
}
