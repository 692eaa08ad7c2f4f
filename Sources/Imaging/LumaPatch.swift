package import Core

/// What the luma of one region says about a picture: light, contrast, clipping and sharpness.
///
/// Sharpness is judged at a fixed number of samples across, so that it means the same for a near nose and a far one and
/// for cameras of any resolution: the variance of the Laplacian (Pech-Pacheco et al. 2000) over the variance of the
/// luma, which takes the light and the darkness of a nose out of it. On full-size photographs it is 0.03–0.7 for noses
/// at 64 samples and 0.06–0.5 for faces at 96; a Gaussian blur of 2 % of the width leaves at most 0.017 and 0.012.
package struct LumaPatch: Equatable, Sendable {
    /// 0…255.
    package let meanLuma: Double
    /// Standard deviation, in luma steps.
    package let deviation: Double
    /// Share of pixels at 250 and above, 0…1.
    package let clippedShare: Double
    /// Share of pixels at 8 and below, 0…1.
    package let blackShare: Double
    /// Variance of the 4-neighbour Laplacian of the samples, in luma steps squared.
    package let laplacianVariance: Double
    /// `laplacianVariance` over the variance of the same samples.
    package let sharpnessRatio: Double
    /// Share of pixels at 245 and above in the ellipse inscribed in the middle five sixths of the region, 0…1: a
    /// region with a rim of a tenth is a nose with its surroundings, and the ellipse is the nose.
    package let glareShare: Double
    /// How much blurrier the region is in one direction than across it, 0 where it is alike in all.
    package let anisotropy: Double
    /// That direction, clockwise from the right, in radians, -π/2…π/2.
    package let blurAngle: Double

    /// - Parameters:
    ///   - region: fractions of the picture; what lies outside is cut off. `nil` when fewer than 8×8 pixels remain.
    ///   - samples: how many across; more where there is fine detail to tell from blur.
    package init?(of frame: Frame, in region: Rect, samples width: Int = 64) {
        let inside = region.intersection(.whole)
        let left = Int(inside.minX * Double(frame.width))
        let right = min(frame.width, Int((inside.maxX * Double(frame.width)).rounded(.up)))
        let top = Int(inside.minY * Double(frame.height))
        let bottom = min(frame.height, Int((inside.maxY * Double(frame.height)).rounded(.up)))
        guard right - left >= 8, bottom - top >= 8 else { return nil }
        let columns = min(width, right - left)
        let rows = max(3, min(2 * columns, (bottom - top) * columns / (right - left)))
        self = frame.withPlane(.luma) { luma in
            var samples = [Float](repeating: 0, count: columns * rows)
            var counts = Counts()
            for row in 0..<rows {
                let first = top + (bottom - top) * row / rows
                let last = max(first + 1, top + (bottom - top) * (row + 1) / rows)
                for column in 0..<columns {
                    let start = left + (right - left) * column / columns
                    let end = max(start + 1, left + (right - left) * (column + 1) / columns)
                    let (x, y) = (LumaPatch.axis(column, columns), LumaPatch.axis(row, rows))
                    samples[row * columns + column] = counts.add(
                        luma, first..<last, start..<end, isCentral: x * x + y * y <= 1)
                }
            }
            return LumaPatch(samples: samples, columns: columns, rows: rows, counts: counts)
        }
    }

    /// A sample's place along one axis of the inner ellipse; ±1 is its end.
    private static func axis(_ index: Int, _ count: Int) -> Double {
        1.2 * (2 * (Double(index) + 0.5) / Double(count) - 1)
    }

    private init(samples: [Float], columns: Int, rows: Int, counts: Counts) {
        let pixels = Double(max(1, counts.pixels))
        meanLuma = Double(counts.sum) / pixels
        clippedShare = Double(counts.clipped) / pixels
        blackShare = Double(counts.black) / pixels
        glareShare = Double(counts.glaring) / Double(max(1, counts.central))
        let mean = samples.reduce(0, +) / Float(samples.count)
        let variance = Double(samples.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }) / Double(samples.count)
        deviation = variance.squareRoot()
        var sum = 0.0
        var squares = 0.0
        for row in 1..<rows - 1 {
            for column in 1..<columns - 1 {
                let centre = row * columns + column
                let around =
                    samples[centre - 1] + samples[centre + 1] + samples[centre - columns] + samples[centre + columns]
                let value = Double(4 * samples[centre] - around)
                sum += value
                squares += value * value
            }
        }
        let count = Double((rows - 2) * (columns - 2))
        laplacianVariance = max(0, squares / count - (sum / count) * (sum / count))
        sharpnessRatio = laplacianVariance / max(variance, 1)
        let detail = DirectionalDetail(samples: samples, columns: columns, rows: rows)
        anisotropy = detail.anisotropy
        blurAngle = detail.blurAngle
    }

    private struct Counts {
        var sum = 0
        var pixels = 0
        var clipped = 0
        var black = 0
        /// Pixels of the inner ellipse, and those of them that shine.
        var central = 0
        var glaring = 0

        /// Adds a block of pixels and returns its mean.
        mutating func add(_ luma: Plane, _ rows: Range<Int>, _ columns: Range<Int>, isCentral: Bool) -> Float {
            var sum = 0
            var (shining, clipped, black) = (0, 0, 0)
            for row in rows {
                let base = row * luma.stride
                // Without branches, which luma would not let a processor foresee.
                for column in columns {
                    let value = luma.bytes[base + column]
                    sum &+= Int(value)
                    clipped &+= value >= 250 ? 1 : 0
                    black &+= value <= 8 ? 1 : 0
                    shining &+= value >= 245 ? 1 : 0
                }
            }
            self.sum += sum
            self.clipped += clipped
            self.black += black
            pixels += rows.count * columns.count
            if isCentral {
                central += rows.count * columns.count
                glaring += shining
            }
            return Float(sum) / Float(rows.count * columns.count)
        }
    }
}
