/// Makes the changes in `body`, and shows everything that they lead to with this animation.
@MainActor public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try AnimatedChange.$animation.withValue(animation, operation: body)
}

/// The animation that changes made at this moment are shown with.
enum AnimatedChange {
    @TaskLocal static var animation: Animation?
}
