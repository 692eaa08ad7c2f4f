public import Observation

/// A model that the view owns: made once, when the view first appears, and kept as long as its place in the tree.
@MainActor @propertyWrapper public struct StateObject<Model: AnyObject & Observable> {
    private let object: StateObjectLink<Model>

    /// - Parameter wrappedValue: makes the model. Called once for each place of the tree, when the view is first built
    ///   there, or when the model is read before.
    public init(wrappedValue: @autoclosure @escaping () -> Model) {
        object = StateObjectLink(make: wrappedValue)
    }

    /// The model at the view's place, the same one in every building; gone with the place.
    public var wrappedValue: Model { object.resolved() }

    /// Gives bindings to the model's parts, as `$model.part`.
    public var projectedValue: ObservedObject<Model>.Wrapper { ObservedObject<Model>.Wrapper(model: object.resolved()) }
}

extension StateObject: AttachedProperty {
    var link: any PropertyLink { object }
}

/// The way to a `@StateObject`'s model once it is made.
@MainActor private final class StateObjectLink<Model: AnyObject>: PropertyLink {
    weak var place: Scope?
    private var model: Model?
    private let make: () -> Model

    init(make: @escaping () -> Model) { self.make = make }

    func resolved() -> Model {
        if let model { return model }
        let made = make()
        model = made
        return made
    }

    func copy() -> StateObjectLink { StateObjectLink(make: make) }

    func attach(at index: Int, in context: BuildContext) {
        if let model = context.scope.properties[index] as? Model {
            self.model = model
        } else {
            context.scope.properties[index] = resolved()
        }
    }
}
