extension View {
    /// Does something when a finger is lifted where it came down on the view. All of the view's frame is touched, its
    /// gaps too; of views that lie in each other the innermost acts.
    public func onTapGesture(perform action: @escaping @MainActor () -> Void) -> some View {
        TouchedView(content: self, recognition: .tap, action: action)
    }

    /// Does something once a finger has stayed on the view, while it is still down; lifting it then taps nothing.
    ///
    /// Holding a button inside the view is a slow tap on the button and no long press.
    ///
    /// - Parameters:
    ///   - minimumDuration: in seconds.
    ///   - maximumDistance: how far the finger may slide meanwhile, in points.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: Double = 16, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        TouchedView(
            content: self, recognition: .longPress(duration: minimumDuration, distance: maximumDistance),
            action: action)
    }

    /// Tells of drags and pinches on the view. Several gestures are attached one after the other, and a finger that is
    /// no use to a view inside may be one to this.
    public func gesture<Kind: Gesture>(_ gesture: Kind) -> some View {
        TouchedView(content: self, recognition: gesture.recognition.recognition)
    }
}
