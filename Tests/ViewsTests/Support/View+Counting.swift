import Views

extension View {
    /// A tap counts 1, a long press 100.
    func countsPresses(_ flip: Flip) -> some View {
        onTapGesture { flip.count += 1 }.onLongPressGesture { flip.count += 100 }
    }
}
