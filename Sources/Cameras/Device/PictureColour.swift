/// Which numbers a device means by its samples: the range of them, and the matrix that made them of red, green and blue.
package struct PictureColour: Equatable, Sendable {
    package enum Matrix: Equatable, Sendable { case bt601, bt709 }

    /// 0…255 for luma and chroma; else luma is 16…235 and chroma 16…240.
    package var isFullRange: Bool
    package var matrix: Matrix

    package init(isFullRange: Bool, matrix: Matrix) {
        self.isFullRange = isFullRange
        self.matrix = matrix
    }

    /// What frames here are.
    package static let ours = PictureColour(isFullRange: true, matrix: .bt601)

    /// As V4L2 defines it, with its defaults where the driver says nothing (V4L2_MAP_YCBCR_ENC_DEFAULT and
    /// V4L2_MAP_QUANTIZATION_DEFAULT of videodev2.h).
    ///
    /// JPEG is full-range BT.601 by its own definition. Grey cameras do not offset their luma, whatever the default says.
    package init(_ format: VideoFormat) {
        switch format.code {
        case .motionJPEG, .jpeg:
            self = .ours
        case .grey:
            self.init(isFullRange: format.quantization != Quantization.limited, matrix: .bt601)
        default:
            let isFull =
                format.quantization == Quantization.standard
                ? format.colorspace == Colorspace.jpeg : format.quantization == Quantization.full
            self.init(isFullRange: isFull, matrix: PictureColour.matrix(format))
        }
    }

    /// The matrices of BT.2020 and SMPTE 240M lie nearer to BT.709 than to BT.601.
    private static func matrix(_ format: VideoFormat) -> Matrix {
        switch format.encoding {
        case 0: Colorspace.hd.contains(format.colorspace) ? .bt709 : .bt601
        case 1, 3, 5: .bt601
        default: .bt709
        }
    }

    private enum Quantization {
        static let standard: UInt32 = 0
        static let full: UInt32 = 1
        static let limited: UInt32 = 2
    }

    private enum Colorspace {
        static let jpeg: UInt32 = 7
        /// SMPTE 240M, Rec. 709, BT.2020, DCI-P3.
        static let hd: [UInt32] = [2, 3, 10, 12]
    }
}
