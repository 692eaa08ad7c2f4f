/// How many pixels the units of a window have: 2 on a dense desktop, 1 on a panel.
enum DisplayDensity {
    /// Desktops scale by 120ths; anything between comes from a window's size in whole units.
    private static let steps = 120.0
    private static let bounds = 0.25...8.0

    /// - Parameters:
    ///   - pixels: what the window draws on.
    ///   - units: the window's size as mouse positions count it.
    /// - Returns: 1 where one of them has no size, as that of a minimised window.
    static func factor(pixels: PixelSize, units: PixelSize) -> Double {
        // The longer side is the more exact one.
        let (pixels, units) =
            units.width >= units.height ? (pixels.width, units.width) : (pixels.height, units.height)
        guard pixels > 0, units > 0 else { return 1 }
        let exact = Double(pixels) / Double(units)
        return min(max((exact * steps).rounded() / steps, bounds.lowerBound), bounds.upperBound)
    }
}
