import Core

/// Fills triangles on 32-bit pixels at their true, fractional positions.
///
/// SDL's own software renderer moves every corner to a whole pixel, which leaves no soft edge. A pixel belongs to a
/// triangle when its centre does; neighbours share edges to the bit, so that no pixel is drawn twice or left out.
struct TriangleRasterizer {
    /// Word of the pixel at 0, 0; rows are `rowLength` words apart.
    let target: UnsafeMutablePointer<UInt32>
    let rowLength: Int
    let clip: PixelRect

    /// A linear function of the place in the picture.
    struct Plane {
        let perX: Double
        let perY: Double
        let constant: Double
        let least: Double
        let most: Double

        init(_ a: Mesh.Vertex, _ b: Mesh.Vertex, _ c: Mesh.Vertex, _ value: (Mesh.Vertex) -> Double) {
            let (va, vb, vc) = (value(a), value(b), value(c))
            least = min(va, vb, vc)
            most = max(va, vb, vc)
            let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
            guard most > least, abs(area) > 1e-9 else {
                (perX, perY, constant) = (0, 0, most)
                return
            }
            perX = ((vb - va) * (c.y - a.y) - (vc - va) * (b.y - a.y)) / area
            perY = ((vc - va) * (b.x - a.x) - (vb - va) * (c.x - a.x)) / area
            constant = va - perX * a.x - perY * a.y
        }

        var isFlat: Bool { perX == 0 && perY == 0 }

        func at(_ x: Double, _ y: Double) -> Double { min(max(constant + perX * x + perY * y, least), most) }
    }

    /// Calls the closure with each run of pixels: row, first column, column after the last.
    func forEachSpan(_ a: Mesh.Vertex, _ b: Mesh.Vertex, _ c: Mesh.Vertex, _ body: (Int, Int, Int) -> Void) {
        // A corner that is nowhere has no pixels to either side.
        guard (a.x + a.y + b.x + b.y + c.x + c.y).isFinite else { return }
        var (top, middle, bottom) = (a, b, c)
        if middle.y < top.y { swap(&middle, &top) }
        if bottom.y < middle.y { swap(&bottom, &middle) }
        if middle.y < top.y { swap(&middle, &top) }
        let first = max(pixel(top.y), clip.top)
        let end = min(pixel(bottom.y), clip.bottom)
        var row = first
        while row < end {
            let y = Double(row) + 0.5
            let long = crossing(top, bottom, y)
            let short = y < middle.y ? crossing(top, middle, y) : crossing(middle, bottom, y)
            let left = max(pixel(min(long, short)), clip.left)
            let right = min(pixel(max(long, short)), clip.right)
            if left < right { body(row, left, right) }
            row += 1
        }
    }

    /// The first pixel whose centre is not before the coordinate.
    private func pixel(_ coordinate: Double) -> Int {
        Int((min(max(coordinate, -1e6), 1e6) - 0.5).rounded(.up))
    }

    private func crossing(_ upper: Mesh.Vertex, _ lower: Mesh.Vertex, _ y: Double) -> Double {
        // Corners of equal height may come in either order; the edge between them is never asked for.
        upper.x + (lower.x - upper.x) * ((y - upper.y) / (lower.y - upper.y))
    }

    /// - Parameters:
    ///   - color: an opaque word.
    ///   - alpha: 0…1, multiplied by each corner's coverage.
    func fill(_ a: Mesh.Vertex, _ b: Mesh.Vertex, _ c: Mesh.Vertex, color: UInt32, alpha: Double) {
        let coverage = Plane(a, b, c, \.share)
        let flat = UInt32((alpha * coverage.most * 256).rounded())
        forEachSpan(a, b, c) { row, left, right in
            let line = target + row * rowLength
            if coverage.isFlat {
                if flat == 256 {
                    (line + left).update(repeating: color, count: right - left)
                } else {
                    for x in left..<right { line[x] = TriangleRasterizer.mix(line[x], color, flat) }
                }
                return
            }
            for x in left..<right {
                let share = UInt32(alpha * coverage.at(Double(x) + 0.5, Double(row) + 0.5) * 256 + 0.5)
                line[x] = TriangleRasterizer.mix(line[x], color, share)
            }
        }
    }

    /// `from` moved towards `to` by `share` of 256, all four bytes: over nothing, an opaque word leaves its share of
    /// itself, and alpha says how much that is.
    static func mix(_ from: UInt32, _ to: UInt32, _ share: UInt32) -> UInt32 {
        let rest = 256 &- share
        // Two bytes with room between them at a time.
        let even = (to & 0xFF00FF) &* share &+ (from & 0xFF00FF) &* rest &+ 0x80_0080
        let odd = ((to >> 8) & 0xFF00FF) &* share &+ ((from >> 8) & 0xFF00FF) &* rest &+ 0x80_0080
        return ((even >> 8) & 0xFF00FF) | (odd & 0xFF00_FF00)
    }
}
