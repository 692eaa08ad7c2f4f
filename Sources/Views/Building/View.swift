/// A piece of what is on screen, described by value: cheap to make, made anew whenever something it reads changes.
///
/// Everything runs on the main thread, inside the host's `update`.
@MainActor public protocol View {
    /// What the body is made of; the compiler finds it. `Never` is for views of the kit.
    associatedtype Body: View
    /// What is shown. Read again only when something that it read has changed, or when the body above was read again.
    @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
    /// Views of the kit have no body; they make their nodes themselves.
    public var body: Never { preconditionFailure("\(Self.self) is drawn by the kit and has no body") }
}

extension Never: View {
    /// There is no such view, and so no body.
    public typealias Body = Never
}
