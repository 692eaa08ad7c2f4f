package import Imaging

/// A frame on its way to the engine, with the time line that its moment is on.
package struct CapturedFrame: Sendable {
    package let frame: Frame
    /// Grows with every source that is opened: another number is another camera, or the same one begun anew, and moments
    /// on different time lines do not compare.
    package let timeline: Int
}
