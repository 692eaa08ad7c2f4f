/// A property of a view that is connected with its scope before the body is read.
@MainActor protocol AttachedProperty {
    func attach(at index: Int, in context: BuildContext)
}
