extension Int {
    /// What lies farther away than this is not seen, and the graphics library could not count it.
    static let farthestPixel = 1 << 24

    /// A number of pixels, kept to what can be counted; what is no number is nowhere, and counts as none.
    init(pixels: Double) {
        let farthest = Double(Self.farthestPixel)
        self = pixels.isNaN ? 0 : Int(Swift.min(Swift.max(pixels, -farthest), farthest))
    }
}
