public import Core

extension View {
    /// Takes all the room and floats the view over a rectangle of it: above, below when there is no room above, never
    /// outside of `bounds`, which is all the room when absent.
    public func anchored(over anchor: Rect, in bounds: Rect? = nil, spacing: Double = 0) -> some View {
        let link = AnchorLink()
        return WrappedView(environment(\.anchorLink, link)) {
            AnchoredNode($0, over: anchor, bounds: bounds, spacing: spacing, link: link, in: $1)
        }
    }
}
