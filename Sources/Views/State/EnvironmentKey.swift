/// Names a value of the environment and what it is when nobody has set it.
public protocol EnvironmentKey {
    /// What is read and set under this key.
    associatedtype Value
    /// What is read where no view above has set a value; asked for each time.
    static var defaultValue: Value { get }
}
