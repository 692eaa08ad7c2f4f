/// Reads a value that views above have set, or its default.
@MainActor @propertyWrapper public struct Environment<Value> {
    private let path: KeyPath<EnvironmentValues, Value>
    private let surroundings = EnvironmentLink()

    /// - Parameter path: of the value, as `\.locale`.
    public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

    /// The value at the view's place when the view was last built. Before the view has a place it is the default.
    public var wrappedValue: Value { surroundings.values[keyPath: path] }
}

extension Environment: AttachedProperty {
    var link: any PropertyLink { surroundings }
}

/// The way to the values around a view.
@MainActor private final class EnvironmentLink: PropertyLink {
    weak var place: Scope?
    private(set) var values = EnvironmentValues()

    func copy() -> EnvironmentLink { EnvironmentLink() }

    func attach(at index: Int, in context: BuildContext) { values = context.environment }
}
