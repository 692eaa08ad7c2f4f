import Core

extension Frame {
    /// The same picture as a person would hold it, in planes of its own. It has no camera's bytes any more: those lie on
    /// their side, and what is kept is written without the tag that says so.
    package func upright(_ orientation: PictureOrientation, pool: FramePool) -> Frame {
        guard orientation != .upright else { return self }
        let swaps = orientation.swapsAxes
        // Chroma at half the width would come to lie at half the height.
        let format = swaps && layout.format == .yuv422 ? PixelFormat.yuv420 : layout.format
        let layout = PlaneLayout(format: format, width: swaps ? height : width, height: swaps ? width : height)
        let buffer = pool.take(layout.byteCount)
        buffer.withMutableBytes { bytes in
            for (kind, entry) in zip(format.planes, layout.entries) {
                withPlane(kind) { source in
                    let (across, down) = swaps ? (entry.height, entry.width) : (entry.width, entry.height)
                    for row in 0..<entry.height {
                        let target = entry.offset + row * entry.stride
                        for column in 0..<entry.width {
                            let (x, y) = swaps ? (row, column) : (column, row)
                            let sourceX = min(x * source.width / across, source.width - 1)
                            let sourceY = min(y * source.height / down, source.height - 1)
                            bytes[target + column] =
                                source.bytes[
                                    (orientation.flipsRows ? source.height - 1 - sourceY : sourceY) * source.stride
                                        + (orientation.flipsColumns ? source.width - 1 - sourceX : sourceX)]
                        }
                    }
                }
            }
        }
        return Frame(layout: layout, sequence: sequence, time: time, encoded: nil, buffer: buffer)
    }
}
