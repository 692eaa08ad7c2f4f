/// One plane of a frame, borrowed inside a closure; the bytes do not outlive it.
package struct Plane {
    package enum Kind: Int, Sendable { case luma, cb, cr }

    /// `stride * height` bytes, rows top down.
    package let bytes: UnsafeRawBufferPointer
    /// Samples a row.
    package let width: Int
    /// Rows.
    package let height: Int
    /// Bytes from one row to the next.
    package let stride: Int
}
