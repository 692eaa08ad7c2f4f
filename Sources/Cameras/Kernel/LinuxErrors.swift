import Glibc

/// Error numbers with the meaning that they have for a camera.
package enum LinuxErrors {
    /// Behind the last entry of a list, or a value that is not taken.
    package static let invalid = EINVAL
    /// Fewer buffers than a stream needs.
    package static let noMemory = ENOMEM

    /// The device is gone.
    package static func isGone(_ errno: Int32) -> Bool { [ENODEV, ENXIO, ENOENT, ESHUTDOWN].contains(errno) }
}
