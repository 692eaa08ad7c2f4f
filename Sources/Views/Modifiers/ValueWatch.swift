/// The value that an animation waits for, or `onChange` compares with.
@MainActor final class ValueWatch<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}
