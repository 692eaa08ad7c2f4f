/// Where the planes of a frame lie in its buffer. Pure arithmetic.
package struct PlaneLayout: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        package let offset: Int
        package let width: Int
        package let height: Int
        package let stride: Int
    }

    package let format: PixelFormat
    package let width: Int
    package let height: Int
    package let entries: [Entry]
    package let byteCount: Int

    /// Rows are padded to 32 bytes, so that vector code never straddles a picture's edge.
    package init(format: PixelFormat, width: Int, height: Int) {
        precondition(width > 0 && height > 0)
        self.format = format
        self.width = width
        self.height = height
        var offset = 0
        entries = format.planes.map { kind in
            let size = format.planeSize(kind, width: width, height: height)
            let stride = (size.width + 31) & ~31
            defer { offset += stride * size.height }
            return Entry(offset: offset, width: size.width, height: size.height, stride: stride)
        }
        byteCount = offset
    }
}
