/// Reads a value that views above have set, or its default.
@MainActor @propertyWrapper public struct Environment<Value> {
    private let path: KeyPath<EnvironmentValues, Value>
    private let link = EnvironmentLink()

    /// - Parameter path: of the value, as `\.locale`.
    public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

    /// The value at the view's place when the view was last built. Before the view has a place it is the default.
    public var wrappedValue: Value { link.values[keyPath: path] }
}

extension Environment: AttachedProperty {
    func attach(at index: Int, in context: BuildContext) { link.values = context.environment }
}

/// What copies of one `@Environment` share.
@MainActor private final class EnvironmentLink {
    var values = EnvironmentValues()
}
