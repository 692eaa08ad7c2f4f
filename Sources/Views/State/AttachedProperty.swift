/// A property of a view that is connected with its scope before the body is read.
@MainActor protocol AttachedProperty {
    var link: any PropertyLink { get }
}
