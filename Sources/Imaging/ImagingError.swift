/// A picture that could not be read or written.
package struct ImagingError: Error, Equatable, Sendable {
    package enum Cause: Equatable, Sendable {
        /// The bytes are no JPEG at all.
        case notAJPEG
        /// A JPEG whose data is cut off or damaged; a camera sends such frames now and then.
        case damaged(String)
        /// A JPEG of a kind that no camera sends (CMYK, 12 bits, absurd sizes).
        case unsupported(String)
        /// The codec refused to write.
        case notEncoded(String)
    }

    package let cause: Cause

    package init(_ cause: Cause) { self.cause = cause }
}

extension ImagingError: CustomStringConvertible {
    package var description: String {
        switch cause {
        case .notAJPEG: "this is not a JPEG picture"
        case .damaged(let detail): "the JPEG is damaged: \(detail)"
        case .unsupported(let detail): "this kind of JPEG is not supported: \(detail)"
        case .notEncoded(let detail): "the picture could not be encoded: \(detail)"
        }
    }
}
