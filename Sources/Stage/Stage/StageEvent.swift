import Views

/// What the window reports, after it was understood.
enum StageEvent: Equatable {
    case input(InputEvent)
    /// The window was closed or the system asks the program to end.
    case quit
    /// The panel has another size or has lost what was drawn on it.
    case exposed
    /// The window has the keyboard and the pointer now.
    case focused
}
