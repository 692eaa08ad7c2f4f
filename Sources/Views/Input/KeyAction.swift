/// What a key does while the view that asked for it is shown.
struct KeyAction {
    let key: String
    let action: @MainActor () -> Void
}
