import Views

/// How far the end of a stage has come.
@MainActor final class StageEnding {
    /// A view has asked for it.
    var isAskedFor = false
    /// Nothing is shown any more; the views learn that they have left the screen.
    var isOver = false

    /// The root of the views until the end, and none after it.
    func shown(_ root: () -> any View) -> any View {
        if isOver { return EmptyView() }
        return root()
    }
}
