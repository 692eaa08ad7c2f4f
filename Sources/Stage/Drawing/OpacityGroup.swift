import Core

/// What stands between the push of an opacity and its pop, or a translucent line alone, when it must be drawn as one: some
/// of it lies over other parts of it, which would show through.
struct OpacityGroup: Equatable {
    enum Kind: Equatable {
        case group
        /// The line is drawn opaque, and its own opacity is that of the group.
        case stroke
    }

    let kind: Kind
    /// Their positions in the list, without the push before and the pop after them.
    let commands: Range<Int>
    /// 0…1, both excluded.
    let opacity: Double
    /// Where they put pixels, on the panel.
    let area: PixelRect
    /// From points to the panel, at the push.
    let transform: Transform

    /// In the list, of the push or of the line.
    var position: Int { kind == .group ? commands.lowerBound - 1 : commands.lowerBound }
    /// In the list, of what comes after it.
    var end: Int { kind == .group ? commands.upperBound + 1 : commands.upperBound }
}
