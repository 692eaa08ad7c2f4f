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
                let part = UInt32(Double(own &+ (own >> 7)) * share + 0.5)
                line[x] = TriangleRasterizer.mix(line[x], word | 0xFF00_0000, part)
            }
        }
    }

    /// Draws part of a layer, whose colours hold their alpha already, fainter by `opacity`.
    func drawLayer(_ a: Mesh.Vertex, _ b: Mesh.Vertex, _ c: Mesh.Vertex, texels: Texels, opacity: Double) {
        let coverage = Plane(a, b, c, \.share)
        let (u, v) = (Plane(a, b, c, \.u), Plane(a, b, c, \.v))
        let (width, height) = (Double(texels.width), Double(texels.height))
        forEachSpan(a, b, c) { row, left, right in
            let line = target + row * rowLength
            for x in left..<right {
                let (across, down) = (Double(x) + 0.5, Double(row) + 0.5)
                let column = Int(((u.at(across, down) * width - 0.5) * 256).rounded())
                let texelRow = Int(((v.at(across, down) * height - 0.5) * 256).rounded())
                let word = TriangleRasterizer.sample(texels, column, texelRow)
                let share = UInt32((opacity * coverage.at(across, down) * 256).rounded())
                line[x] = TriangleRasterizer.add(word, share, over: line[x])
            }
        }
    }

    /// `share` of 256 of a word whose colours hold their alpha, and behind it as much of `back` as that leaves.
    private static func add(_ word: UInt32, _ share: UInt32, over back: UInt32) -> UInt32 {
        let alpha = word >> 24
        let rest = 256 &- (((alpha &+ (alpha >> 7)) &* share &+ 128) >> 8)
        func part(_ shift: UInt32) -> UInt32 {
            let sum = ((word >> shift) & 255) &* share &+ ((back >> shift) & 255) &* rest &+ 128
            return min(sum >> 8, 255) << shift
        }
        // Rounding must not make a panel translucent.
        let opacity = back >= 0xFF00_0000 ? 0xFF00_0000 : part(24)
        return opacity | part(16) | part(8) | part(0)
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
