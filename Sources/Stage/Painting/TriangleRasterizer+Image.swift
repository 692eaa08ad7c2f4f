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
        let coverage = Plane(a, b, c, \.coverage)
        let (u, v) = (Plane(a, b, c, \.u), Plane(a, b, c, \.v))
        let (width, height) = (Double(texels.width), Double(texels.height))
        let isWhite = tint & 0xFFFFFF == 0xFFFFFF
        forEachSpan(a, b, c) { row, left, right in
            let line = target + row * rowLength
            let y = Double(row) + 0.5
            for x in left..<right {
                let center = Double(x) + 0.5
                let column = Int((u.at(center, y) * width - 0.5) * 256)
                let texelRow = Int((v.at(center, y) * height - 0.5) * 256)
                var word = TriangleRasterizer.sample(texels, column, texelRow)
                if !isWhite { word = TriangleRasterizer.multiply(word, tint) }
                let own = word >> 24
                let share = Double(own &+ (own >> 7)) * alpha * coverage.at(center, y)
                line[x] = TriangleRasterizer.mix(line[x], word, UInt32(share.rounded()))
            }
        }
    }

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
