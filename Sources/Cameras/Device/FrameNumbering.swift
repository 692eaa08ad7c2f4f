/// Turns a driver's count of frames into one that goes on from camera to camera, and shows what was lost between. A value.
package struct FrameNumbering: Equatable, Sendable {
    /// A jump of more than this is a counter that began anew, or never was one.
    private static let largestGap: UInt32 = 10_000

    /// The number of the next frame.
    package private(set) var next: Int
    /// Frames that the driver counted and nobody got.
    package private(set) var missed = 0
    private var last: UInt32?

    package init(from first: Int) { next = first }

    /// The number of a frame with this count of the driver. Drivers that do not count leave it at 0.
    package mutating func number(_ sequence: UInt32) -> Int {
        if let last {
            let step = sequence &- last
            if step > 1, step <= FrameNumbering.largestGap {
                missed += Int(step) - 1
                next += Int(step) - 1
            }
        }
        last = sequence
        defer { next += 1 }
        return next
    }
}
