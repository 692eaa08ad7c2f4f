public import Core

/// How a view comes and goes when the change is animated. Part of a larger view that comes or goes with one of its own,
/// it follows that one.
public struct AnyTransition: Equatable, Sendable {
    /// How the view looks before it comes, and when it has gone.
    let insertion: TransitionLook
    let removal: TransitionLook

    private init(_ look: TransitionLook) { self.init(insertion: look, removal: look) }

    private init(insertion: TransitionLook, removal: TransitionLook) {
        self.insertion = insertion
        self.removal = removal
    }

    /// There at once, gone at once.
    public static let identity = AnyTransition(TransitionLook())
    /// Fades in and out.
    public static let opacity = AnyTransition(TransitionLook(opacity: 0))
    /// Grows from its middle, and shrinks to it.
    public static let scale: AnyTransition = .scale(scale: 0)
    /// Comes from the side where lines begin, and goes to the one where they end.
    public static let slide: AnyTransition = .asymmetric(
        insertion: .move(edge: .leading), removal: .move(edge: .trailing))

    /// Comes from this side and goes to it, by the view's own width or height.
    public static func move(edge: Edge) -> AnyTransition {
        switch edge {
        case .top: AnyTransition(TransitionLook(share: Point(x: 0, y: -1)))
        case .bottom: AnyTransition(TransitionLook(share: Point(x: 0, y: 1)))
        case .leading: AnyTransition(TransitionLook(lead: -1))
        case .trailing: AnyTransition(TransitionLook(lead: 1))
        }
    }

    /// Grows from this part of its size, 1 being all of it, about a point that stays, by the direction of reading.
    public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
        let scale = scale.isFinite ? scale.asDistance : 1
        let share = Point(x: 0, y: (1 - scale) * (anchor.y.asDistance - 0.5))
        return AnyTransition(
            TransitionLook(scale: scale, share: share, lead: (1 - scale) * (anchor.x.asDistance - 0.5)))
    }

    /// Comes from this far away, in points to the right and down, and goes there.
    public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
        AnyTransition(TransitionLook(offset: Point(x: x.asDistance, y: y.asDistance)))
    }

    /// Comes from this far away, in points to the right and down, and goes there.
    public static func offset(_ offset: Size) -> AnyTransition { .offset(x: offset.width, y: offset.height) }

    /// Comes as the one does and goes as the other.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    }

    /// Both at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion: insertion.combined(with: other.insertion), removal: removal.combined(with: other.removal))
    }
}
