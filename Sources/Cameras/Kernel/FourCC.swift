/// A pixel format as V4L2 names it: four characters in one number.
package struct FourCC: Hashable, Sendable, RawRepresentable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Four ASCII characters, the first in the lowest byte.
    package init(_ name: StaticString) {
        precondition(name.utf8CodeUnitCount == 4)
        rawValue = name.withUTF8Buffer { $0.reversed().reduce(0) { $0 << 8 | UInt32($1) } }
    }

    package static let yuyv = FourCC("YUYV")
    package static let uyvy = FourCC("UYVY")
    package static let nv12 = FourCC("NV12")
    /// NV12 whose planes lie in memories of their own.
    package static let nv12Apart = FourCC("NM12")
    package static let yu12 = FourCC("YU12")
    package static let yu12Apart = FourCC("YM12")
    package static let motionJPEG = FourCC("MJPG")
    package static let jpeg = FourCC("JPEG")
    package static let grey = FourCC("GREY")

    /// Raw data of a sensor, which needs an image processor before it is a picture. Their names start with the order of
    /// the colours, or with a small p where bits are packed.
    package var isBayer: Bool {
        let text = description
        let orders = ["BA", "GB", "GR", "RG", "BG", "BYR", "pB", "pG", "pR", "Y10P", "Y12P"]
        return orders.contains { text.hasPrefix($0) } && !["BGR", "RGB", "GREY"].contains { text.hasPrefix($0) }
    }
}

extension FourCC: CustomStringConvertible {
    /// The four characters; what cannot be read is a question mark.
    package var description: String {
        String(
            String.UnicodeScalarView(
                (0..<4).map { index in
                    let byte = UInt8(truncatingIfNeeded: rawValue >> (8 * UInt32(index)) & 0x7F)
                    return Unicode.Scalar((0x20...0x7E).contains(byte) ? byte : 0x3F)
                }))
    }
}
