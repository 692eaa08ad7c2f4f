package import Core
import Glibc

/// Why a camera gives no pictures: what it means, a sentence for people, and the refused call where there was one.
package struct CameraFault: Error, Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// There is none that fits.
        case missing
        /// It went away.
        case gone
        /// This program may not open it.
        case denied
        /// Another program has it.
        case busy
        /// The node is something else.
        case notACamera
        /// The USB bus has no room for its pictures.
        case noBandwidth
        /// The driver refuses, or gives what makes no sense.
        case refused
        /// A call of the driver does not come back.
        case hung
        /// It sends nothing, without an error.
        case silent
    }

    package let kind: Kind
    /// For people, in English.
    package let sentence: String
    package let cause: SystemError?

    /// Whether trying again later makes sense without anybody doing something.
    package var canPass: Bool {
        switch kind {
        case .missing, .gone, .denied, .busy, .noBandwidth, .refused, .hung, .silent: true
        case .notACamera: false
        }
    }

    package init(_ kind: Kind, _ sentence: String, cause: SystemError? = nil) {
        self.kind = kind
        self.sentence = sentence
        self.cause = cause
    }

    /// A refused open.
    package init(opening path: String, _ error: SystemError) {
        switch error.errno {
        case EACCES, EPERM:
            self.init(
                .denied, "\(path) may not be opened; add the user to the group video and log in again", cause: error)
        case EBUSY: self.init(.busy, "\(path) is in use by another program", cause: error)
        case ENOENT: self.init(.missing, "there is no camera \(path)", cause: error)
        case ENODEV, ENXIO: self.init(.gone, "the camera at \(path) is not there any more", cause: error)
        default: self.init(.refused, "\(path) could not be opened: \(error)", cause: error)
        }
    }

    /// A refused call on an open device.
    package init(asking path: String, _ error: SystemError) {
        switch error.errno {
        case _ where LinuxErrors.isGone(error.errno):
            self.init(.gone, "the camera at \(path) is not there any more", cause: error)
        case EBUSY: self.init(.busy, "\(path) is in use by another program", cause: error)
        case EACCES, EPERM: self.init(.denied, "\(path) may not be used: \(error)", cause: error)
        // The word for it is "no space left on device", which sounds like a disk.
        case ENOSPC:
            self.init(
                .noBandwidth,
                "the USB bus has no room left for the camera at \(path); take other devices off the same hub, or plug it into another connector",
                cause: error)
        case ENOTTY: self.init(.notACamera, "\(path) is not a camera: \(error)", cause: error)
        default: self.init(.refused, "the camera at \(path) refuses: \(error)", cause: error)
        }
    }
}

extension SourceError {
    /// All of these are devices that are not available, each with its sentence.
    package init(_ fault: CameraFault) {
        self.init(.deviceUnavailable, fault.sentence, cause: fault.cause)
    }
}
