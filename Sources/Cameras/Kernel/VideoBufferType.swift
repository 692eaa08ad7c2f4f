/// How a device hands out pictures; the numbers are V4L2's.
package enum VideoBufferType: UInt32, Equatable, Sendable {
    case capture = 1
    /// Planes may lie in memories of their own.
    case capturePlanar = 9
}
