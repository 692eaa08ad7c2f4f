/// Reads a value that views above have set, or its default.
@MainActor @propertyWrapper public struct Environment<Value> {
    private let path: KeyPath<EnvironmentValues, Value>
    private let link = EnvironmentLink()

    public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }

    public var wrappedValue: Value { link.values[keyPath: path] }
}

extension Environment: AttachedProperty {
    func attach(at index: Int, in context: BuildContext) { link.values = context.environment }
}

/// What copies of one `@Environment` share.
@MainActor private final class EnvironmentLink {
    var values = EnvironmentValues()
}
