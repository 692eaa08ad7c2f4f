import Core

/// What a stage can be made of. Anything else is refused by a sentence before it reaches the graphics library.
enum StageBounds {
    /// Pixels a point.
    private static let scales = 0.0625...64.0
    /// Of a side and of the whole, in pixels: more than any panel, and no more than can be held.
    private static let greatestSide = 16384.0
    private static let greatestArea = Double(1 << 26)
    /// A day, in seconds.
    private static let times = 0.0...86_400.0

    static func check(scale: Double) throws(StageError) {
        guard scales.contains(scale) else {
            throw refused("The scale \(scale)", "it must be between \(scales.lowerBound) and \(scales.upperBound)")
        }
    }

    /// How many pixels an upright view of this size in points has, at least one each way.
    static func pixels(of size: Size, scale: Double) throws(StageError) -> PixelSize {
        try check(scale: scale)
        let (width, height) = (size.width * scale, size.height * scale)
        let subject = "The size \(size.width) x \(size.height)"
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            throw refused(subject, "both sides must be numbers above 0")
        }
        guard width <= greatestSide, height <= greatestSide, width * height <= greatestArea else {
            throw refused(
                subject, "that is more than \(Int(greatestSide)) pixels a side or \(Int(greatestArea)) in all")
        }
        return PixelSize(width: max(1, Int(width.rounded())), height: max(1, Int(height.rounded())))
    }

    /// - Parameter time: in seconds after the start.
    static func check(time: Double) throws(StageError) {
        guard times.contains(time) else {
            throw refused("The time \(time)", "it must be between 0 and \(Int(times.upperBound)) seconds")
        }
    }

    static func refused(_ subject: String, _ cause: String) -> StageError {
        StageError(.invalid, "set up a stage", subject, cause: cause)
    }
}
