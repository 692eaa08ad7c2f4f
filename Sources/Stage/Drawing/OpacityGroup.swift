import Core

/// What stands between the push of an opacity and its pop, when it must be drawn as one: some of it lies over other
/// parts of it, which would show through.
struct OpacityGroup: Equatable {
    /// Their positions in the list, without the push before and the pop after them.
    let commands: Range<Int>
    /// 0…1, both excluded.
    let opacity: Double
    /// Where they put pixels, on the panel.
    let area: PixelRect
    /// From points to the panel, at the push.
    let transform: Transform
}
