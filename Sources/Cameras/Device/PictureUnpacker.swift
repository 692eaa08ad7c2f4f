package import Core
package import Imaging

/// Turns an uncompressed picture as a driver left it into planes of ours: full-range BT.601, whatever it was before.
package struct PictureUnpacker: Sendable {
    private let shape: PictureShape
    private let colour: PictureColour
    private let layout: PlaneLayout
    private let pool: FramePool

    package init(shape: PictureShape, colour: PictureColour, pool: FramePool) {
        self.shape = shape
        self.colour = colour
        self.pool = pool
        layout = PlaneLayout(format: shape.format, width: shape.width, height: shape.height)
    }

    /// One pass over the samples, row by row while they are in the cache.
    ///
    /// - Parameter memories: each at least as long as `PictureShape.neededBytes` asks; read only.
    package func unpack(_ memories: [UnsafeRawBufferPointer], sequence: Int, time: Instant) -> Frame {
        precondition(zip(shape.neededBytes, memories).allSatisfy { $0 <= $1.count })
        precondition(memories.count >= shape.neededBytes.count)
        let buffer = pool.take(layout.byteCount)
        buffer.withMutableBytes { bytes in
            guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
            switch shape.packing {
            case .yuyv, .uyvy: unpackInterleaved(memories, base)
            case .paired:
                copyPlane(0, memories, base)
                splitChroma(memories, base)
            case .planar:
                for plane in layout.entries.indices { copyPlane(plane, memories, base) }
            }
            normalise(base)
        }
        return Frame(layout: layout, sequence: sequence, time: time, encoded: nil, buffer: buffer)
    }

    private func source(_ index: Int, _ row: Int, _ memories: [UnsafeRawBufferPointer]) -> UnsafePointer<UInt8>? {
        let rows = shape.rows[index]
        return memories[rows.memory].baseAddress?.assumingMemoryBound(to: UInt8.self)
            .advanced(by: rows.offset + row * rows.stride)
    }

    private func target(_ plane: Int, _ row: Int, _ base: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        base + layout.entries[plane].offset + row * layout.entries[plane].stride
    }

    /// A row of ours is padded to 32 bytes, so that the last pair of an odd width has room.
    private func unpackInterleaved(_ memories: [UnsafeRawBufferPointer], _ base: UnsafeMutablePointer<UInt8>) {
        for row in 0..<shape.height {
            guard let source = source(0, row, memories) else { return }
            SampleRow.unpack(
                source, lumaFirst: shape.packing == .yuyv, luma: target(0, row, base), cb: target(1, row, base),
                cr: target(2, row, base), pairs: (shape.width + 1) / 2)
        }
    }

    private func copyPlane(_ plane: Int, _ memories: [UnsafeRawBufferPointer], _ base: UnsafeMutablePointer<UInt8>) {
        for row in 0..<shape.rows[plane].count {
            guard let source = source(plane, row, memories) else { return }
            target(plane, row, base).update(from: source, count: shape.rows[plane].bytes)
        }
    }

    private func splitChroma(_ memories: [UnsafeRawBufferPointer], _ base: UnsafeMutablePointer<UInt8>) {
        for row in 0..<shape.rows[1].count {
            guard let source = source(1, row, memories) else { return }
            SampleRow.split(source, target(1, row, base), target(2, row, base), count: layout.entries[1].width)
        }
    }

    private func normalise(_ base: UnsafeMutablePointer<UInt8>) {
        if !colour.isFullRange {
            for (plane, entry) in layout.entries.enumerated() {
                for row in 0..<entry.height {
                    let samples = target(plane, row, base)
                    if plane == 0 {
                        SampleRow.stretchLuma(samples, count: entry.width)
                    } else {
                        SampleRow.stretchChroma(samples, count: entry.width)
                    }
                }
            }
        }
        guard colour.matrix == .bt709, shape.format != .grey else { return }
        let down = shape.format == .yuv420 ? 2 : 1
        for row in 0..<layout.entries[1].height {
            let below = down == 2 && row * 2 + 1 < shape.height ? target(0, row * 2 + 1, base) : nil
            SampleRow.towardsBT601(
                cb: target(1, row, base), cr: target(2, row, base), lumas: (target(0, row * down, base), below),
                count: layout.entries[1].width, width: shape.width, samplesAcross: 2)
        }
    }
}
