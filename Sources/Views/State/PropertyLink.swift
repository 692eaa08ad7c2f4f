/// What copies of one attached property share, and so all closures of a body that capture it: the way to what the
/// property stands for at its place in the tree.
@MainActor protocol PropertyLink: AnyObject {
    /// Where it leads to, which it does not keep; `nil` before the view has a place.
    var place: Scope? { get set }

    /// Another one that leads nowhere yet, for the same property at another place.
    func copy() -> Self

    /// Leads to what the scope of the context remembers from now on.
    ///
    /// - Parameter index: tells the properties of one view apart.
    func attach(at index: Int, in context: BuildContext)
}

extension PropertyLink {
    /// Whether it leads to another place that is still there. It must not be led away: closures of that place go by it.
    func isTaken(for scope: Scope) -> Bool {
        guard let place else { return false }
        return place !== scope && place.isAlive
    }
}
