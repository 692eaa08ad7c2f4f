/// A piece of what is on screen, described by value: cheap to make, made anew whenever something it reads changes.
///
/// Everything runs on the main thread, inside the host's `update`.
@MainActor public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
    /// Views of the kit have no body; they make their nodes themselves.
    public var body: Never { preconditionFailure("\(Self.self) is drawn by the kit and has no body") }
}

extension Never: View {
    public typealias Body = Never
}
