import Core

/// A blurred picture by halving again and again and doubling back part of the way, each step linearly interpolated:
/// near enough to a Gaussian, at a fraction of a full picture's work.
@MainActor struct FeedBlur<P: Painter> {
    private var down: [P.Image] = []
    private var up: [P.Image] = []
    private var key: Key?

    private struct Key: Equatable {
        let revision: UInt64
        let source: Rect
        let size: Size
        let levels: Int
    }

    private(set) var result: P.Image?

    /// Larger than any panel's half, and small enough to be made.
    private static func side(_ length: Double) -> Int { min(max(2, Int(pixels: length.rounded())), 4096) }

    /// - Parameters:
    ///   - size: on the panel, in pixels.
    ///   - radius: in pixels; about twice the standard deviation.
    mutating func update(
        _ image: P.Image, revision: UInt64, source: Rect, size: Size, radius: Double, painter: P
    ) throws(StageError) {
        var levels = 1
        while levels < 6, Double(2 << levels) <= radius { levels += 1 }
        let key = Key(revision: revision, source: source, size: size, levels: levels)
        guard key != self.key else { return }
        self.key = key
        var sizes: [PixelSize] = []
        for level in 1...levels {
            let divisor = Double(1 << level)
            sizes.append(
                PixelSize(
                    width: Self.side(size.width / divisor), height: Self.side(size.height / divisor)))
        }
        var current = image
        var part = source
        for (index, size) in sizes.enumerated() {
            current = try painter.resample(
                current, source: part, size: size, into: index < down.count ? down[index] : nil)
            if index < down.count { down[index] = current } else { down.append(current) }
            part = .whole
        }
        for (index, size) in sizes.dropLast().reversed().prefix(2).enumerated() {
            current = try painter.resample(
                current, source: .whole, size: size, into: index < up.count ? up[index] : nil)
            if index < up.count { up[index] = current } else { up.append(current) }
        }
        result = current
    }
}
