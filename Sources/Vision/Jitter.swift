/// How much a measured number moves by itself while what it measures rests: one standard deviation.
///
/// Measured on photographs filmed with sensor noise, MJPEG and a hand's light shake, 150 frames each: the centre of a
/// box jitters by 0.2–1.1 % of its size (mostly 0.4), its size by 0.7–3.4 % (mostly 1.2), its shape by 0.2–1.0 %
/// (mostly 0.5).
struct Jitter: Equatable, Sendable {
    /// What is believed before anything was seen: rather too much than too little, so that a new guide does not tremble.
    let expected: Double
    /// What is believed at most and at least, whatever is seen.
    let bounds: ClosedRange<Double>

    /// In box widths or heights.
    static let place = Jitter(expected: 0.010, bounds: 0.006...0.014)
    /// In natural logarithms of the box's size.
    static let size = Jitter(expected: 0.02, bounds: 0.01...0.035)
    /// In natural logarithms of the square root of width over height.
    static let shape = Jitter(expected: 0.010, bounds: 0.004...0.014)
}
