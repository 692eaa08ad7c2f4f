/// Names a value of the environment and what it is when nobody has set it.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
