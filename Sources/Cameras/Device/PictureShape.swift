package import Imaging

/// Where the samples of an uncompressed picture lie in the memories of a buffer. Pure arithmetic; every number of the
/// driver is checked here, so that nothing is read that is not there.
package struct PictureShape: Equatable, Sendable {
    /// Formats that are taken without help.
    package static let codes: [FourCC] = [
        .yuyv, .uyvy, .nv12, .nv12Apart, .yu12, .yu12Apart, .motionJPEG, .jpeg, .grey,
    ]
    /// Sides of a picture, in pixels.
    package static let sides = 16...8192

    /// One run of rows.
    package struct Rows: Equatable, Sendable {
        package let memory: Int
        package let offset: Int
        package let stride: Int
        package let bytes: Int
        package let count: Int

        /// Bytes of the memory up to the last one that is read.
        var end: Int { offset + stride * (count - 1) + bytes }
    }

    package enum Packing: Equatable, Sendable {
        case yuyv, uyvy
        /// Luma, then chroma in pairs.
        case paired
        /// Every plane by itself, or luma alone.
        case planar
    }

    package let packing: Packing
    package let format: PixelFormat
    package let width: Int
    package let height: Int
    package let rows: [Rows]

    /// - Parameter format: the answer of S_FMT. `nil` where it makes no sense, or is compressed.
    package init?(_ format: VideoFormat) {
        let (width, height) = (format.width, format.height)
        (self.width, self.height) = (width, height)
        guard PictureShape.sides.contains(width), PictureShape.sides.contains(height) else { return nil }
        let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
        /// Rows as long as the driver says; drivers that say nothing, or less than a row, pack them tightly.
        func stride(_ memory: Int, atLeast bytes: Int) -> Int {
            memory < format.memories.count ? max(format.memories[memory].bytesPerLine, bytes) : bytes
        }
        switch format.code {
        case .yuyv, .uyvy:
            let bytes = 4 * halfWidth
            packing = format.code == .yuyv ? .yuyv : .uyvy
            self.format = .yuv422
            rows = [Rows(memory: 0, offset: 0, stride: stride(0, atLeast: bytes), bytes: bytes, count: height)]
        case .nv12, .nv12Apart:
            let isApart = format.code == .nv12Apart
            let luma = stride(0, atLeast: width)
            let chroma = isApart ? stride(1, atLeast: 2 * halfWidth) : max(luma, 2 * halfWidth)
            packing = .paired
            self.format = .yuv420
            rows = [
                Rows(memory: 0, offset: 0, stride: luma, bytes: width, count: height),
                Rows(
                    memory: isApart ? 1 : 0, offset: isApart ? 0 : luma * height, stride: chroma,
                    bytes: 2 * halfWidth, count: halfHeight),
            ]
        case .yu12, .yu12Apart:
            let isApart = format.code == .yu12Apart
            let luma = stride(0, atLeast: width)
            packing = .planar
            self.format = .yuv420
            let planes: [Rows] = (0..<3).map { plane in
                let chroma = isApart ? stride(plane, atLeast: halfWidth) : max(luma / 2, halfWidth)
                let before = plane == 0 || isApart ? 0 : luma * height + (plane - 1) * chroma * halfHeight
                return Rows(
                    memory: isApart ? plane : 0, offset: before, stride: plane == 0 ? luma : chroma,
                    bytes: plane == 0 ? width : halfWidth, count: plane == 0 ? height : halfHeight)
            }
            rows = planes
        case .grey:
            packing = .planar
            self.format = .grey
            rows = [Rows(memory: 0, offset: 0, stride: stride(0, atLeast: width), bytes: width, count: height)]
        default:
            return nil
        }
        guard rows.allSatisfy({ $0.stride <= 1 << 20 }) else { return nil }
    }

    /// Bytes that each memory has to hold for a whole picture.
    package var neededBytes: [Int] {
        (0...(rows.map(\.memory).max() ?? 0)).map { memory in
            rows.filter { $0.memory == memory }.map(\.end).max() ?? 0
        }
    }
}
