import Core

/// Images to draw into, kept from picture to picture: what moves, grows or fades finds one that fits, and none is made.
@MainActor final class TargetPool<P: Painter> {
    private struct Free {
        let image: P.Image
        /// When it was given back.
        let round: UInt64
    }

    private var free: [Free] = []
    private var round: UInt64 = 0
    /// Rounds after which nobody comes for one any more.
    private let patience: UInt64 = 120
    /// Of those that the last rounds did not need.
    private let bound = 16 << 20

    /// Sizes in steps, so that what grows by a pixel fits.
    static func rounded(_ length: Int) -> Int { (max(length, 1) + 63) / 64 * 64 }

    func beginRound() {
        round += 1
        free.removeAll { $0.round + patience < round }
        var bytes = free.reduce(0) { $0 + $1.image.byteCount }
        // The oldest stand first.
        while bytes > bound, let oldest = free.first, oldest.round + 2 < round {
            bytes -= oldest.image.byteCount
            free.removeFirst()
        }
    }

    /// One of exactly this size. What it shows is undefined.
    func take(_ size: PixelSize, painter: P) throws(StageError) -> P.Image {
        if let index = free.lastIndex(where: { $0.image.size == size }) { return free.remove(at: index).image }
        return try painter.makeTarget(size)
    }

    func giveBack(_ image: P.Image) { free.append(Free(image: image, round: round)) }

    func removeAll() { free.removeAll() }
}
