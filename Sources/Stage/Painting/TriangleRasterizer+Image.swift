import Core

extension TriangleRasterizer {
    /// Pixels to sample from, straight alpha.
    struct Texels {
        let words: UnsafePointer<UInt32>
        let rowLength: Int
        let width: Int
        let height: Int
    }

    /// Draws part of an image, linearly interpolated, its colours multiplied by the tint.
    func draw(
        _ a: Mesh.Vertex, _ b: Mesh.Vertex, _ c: Mesh.Vertex, texels: Texels, tint: UInt32, alpha: Double
    ) {
        let coverage = Plane(a, b, c, \.share)
        let (u, v) = (Plane(a, b, c, \.u), Plane(a, b, c, \.v))
        let (width, height) = (Double(texels.width), Double(texels.height))
        let isWhite = tint & 0xFFFFFF == 0xFFFFFF
        // Positions advance in 1/65536 of a texel: exact enough over any row, and without a division for each pixel.
        let (columnStep, rowStep) = (step(u.perX * width), step(v.perX * height))
        let flat = alpha * coverage.most
        forEachSpan(a, b, c) { row, left, right in
            let line = target + row * rowLength
            let (x, y) = (Double(left) + 0.5, Double(row) + 0.5)
            var column = Int((u.at(x, y) * width - 0.5) * 65536)
            var texelRow = Int((v.at(x, y) * height - 0.5) * 65536)
            for x in left..<right {
                var word = TriangleRasterizer.sample(texels, column >> 8, texelRow >> 8)
                column &+= columnStep
                texelRow &+= rowStep
                if !isWhite { word = TriangleRasterizer.multiply(word, tint) }
                let own = word >> 24
                let share = coverage.isFlat ? flat : alpha * coverage.at(Double(x) + 0.5, y)
                line[x] = TriangleRasterizer.mix(line[x], word, UInt32(Double(own &+ (own >> 7)) * share + 0.5))
            }
        }
    }

    /// A picture a pixel wide or thinner passes in one step; how far beyond does not matter.
    private func step(_ texels: Double) -> Int { Int(min(max(texels, -1e9), 1e9) * 65536) }

    /// The colour at a position in 1/256 texels, counted from the first texel's centre.
    private static func sample(_ texels: Texels, _ x: Int, _ y: Int) -> UInt32 {
        let (lastColumn, lastRow) = (texels.width &- 1, texels.height &- 1)
        let left = min(max(x >> 8, 0), lastColumn)
        let right = min(max((x >> 8) &+ 1, 0), lastColumn)
        let upper = texels.words + min(max(y >> 8, 0), lastRow) &* texels.rowLength
        let lower = texels.words + min(max((y >> 8) &+ 1, 0), lastRow) &* texels.rowLength
        let (across, down) = (UInt32(x & 255), UInt32(y & 255))
        if across == 0 && down == 0 { return upper[left] }
        return blend(blend(upper[left], upper[right], across), blend(lower[left], lower[right], across), down)
    }

    /// All four bytes moved towards `to` by `share` of 256.
    private static func blend(_ from: UInt32, _ to: UInt32, _ share: UInt32) -> UInt32 {
        let rest = 256 &- share
        let even = (to & 0xFF00FF) &* share &+ (from & 0xFF00FF) &* rest
        let odd = ((to >> 8) & 0xFF00FF) &* share &+ ((from >> 8) & 0xFF00FF) &* rest
        return ((even >> 8) & 0xFF00FF) | (odd & 0xFF00_FF00)
    }

    private static func multiply(_ word: UInt32, _ tint: UInt32) -> UInt32 {
        func part(_ shift: UInt32) -> UInt32 {
            let product = ((word >> shift) & 255) &* ((tint >> shift) & 255) &+ 127
            return (product / 255) << shift
        }
        return (word & 0xFF00_0000) | part(16) | part(8) | part(0)
    }
}
