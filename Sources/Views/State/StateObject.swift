public import Observation

/// A model that the view owns: made once, when the view first appears, and kept as long as its place in the tree.
@MainActor @propertyWrapper public struct StateObject<Model: AnyObject & Observable> {
    private let link: StateObjectLink<Model>

    public init(wrappedValue: @autoclosure @escaping () -> Model) {
        link = StateObjectLink(make: wrappedValue)
    }

    public var wrappedValue: Model { link.resolved() }

    public var projectedValue: ObservedObject<Model>.Wrapper { ObservedObject<Model>.Wrapper(model: link.resolved()) }
}

extension StateObject: AttachedProperty {
    func attach(at index: Int, in context: BuildContext) {
        if let model = context.scope.properties[index] as? Model {
            link.model = model
        } else {
            context.scope.properties[index] = link.resolved()
        }
    }
}

/// What copies of one `@StateObject` share.
@MainActor private final class StateObjectLink<Model: AnyObject> {
    var model: Model?
    private let make: () -> Model

    init(make: @escaping () -> Model) { self.make = make }

    func resolved() -> Model {
        if let model { return model }
        let made = make()
        model = made
        return made
    }
}
