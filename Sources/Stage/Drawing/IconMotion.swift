import Core

/// Tells icons whose size changes from picture to picture from those that stand still.
///
/// A draw list has no identities, so an icon is known by its name and its place among those of that name.
struct IconMotion {
    private struct Place: Hashable {
        let name: String
        let index: Int
    }

    private var sizes: [Place: Size] = [:]
    private var sizesBefore: [Place: Size] = [:]
    private var counts: [String: Int] = [:]

    mutating func beginRound() {
        swap(&sizes, &sizesBefore)
        sizes.removeAll(keepingCapacity: true)
        counts.removeAll(keepingCapacity: true)
    }

    /// True when the round before showed this icon at another size; call it once for each icon that is drawn.
    ///
    /// - Parameter size: of the frame in points. Not rounded: the slow end of an animation stays in motion though its
    ///   pixels stay the same.
    mutating func isChanging(_ name: String, size: Size) -> Bool {
        let place = Place(name: name, index: counts[name, default: 0])
        counts[name] = place.index + 1
        sizes[place] = size
        guard let before = sizesBefore[place] else { return false }
        // Layout may reach the same size by another sum.
        return abs(before.width - size.width) > 1e-6 || abs(before.height - size.height) > 1e-6
    }

    /// The box for an icon in motion: each side up to the next power of the square root of two.
    static func step(_ box: PixelSize) -> PixelSize { PixelSize(width: step(box.width), height: step(box.height)) }

    private static func step(_ side: Int) -> Int {
        var (whole, isRoot) = (1, false)
        while true {
            let step = isRoot ? Int((Double(whole) * 2.0.squareRoot()).rounded(.up)) : whole
            if step >= side || whole >= Int.farthestPixel { return step }
            if isRoot { whole *= 2 }
            isRoot.toggle()
        }
    }
}
