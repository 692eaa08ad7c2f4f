/// What is done with the keyboard while the view that asked for it is shown.
struct KeyAction {
    private enum Wish {
        case key(String, @MainActor () -> Void)
        case text(@MainActor (String) -> Void)
    }

    private let wish: Wish

    init(key: String, action: @escaping @MainActor () -> Void) { wish = .key(key, action) }

    init(text action: @escaping @MainActor (String) -> Void) { wish = .text(action) }

    /// What to do when this key is pressed; `nil` when it is none of this view's business.
    func action(for key: String) -> (@MainActor () -> Void)? {
        if case .key(key, let action) = wish { action } else { nil }
    }

    /// Who takes what is typed; `nil` when nobody asked for text.
    var textAction: (@MainActor (String) -> Void)? {
        if case .text(let action) = wish { action } else { nil }
    }
}
