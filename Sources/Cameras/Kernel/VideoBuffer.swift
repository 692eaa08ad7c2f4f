package import Core

/// A buffer as the driver describes it.
package struct VideoBuffer: Equatable, Sendable {
    package enum Flag {
        package static let queued: UInt32 = 0x0000_0002
        package static let done: UInt32 = 0x0000_0004
        package static let error: UInt32 = 0x0000_0040
        package static let timestampMask: UInt32 = 0x0000_E000
        package static let timestampMonotonic: UInt32 = 0x0000_2000
    }

    /// One memory of it.
    package struct Memory: Equatable, Sendable {
        package var bytesUsed: Int
        /// Bytes before the picture.
        package var dataOffset: Int
        package var length: Int
        /// For mapping it.
        package var mapOffset: Int64

        package init(bytesUsed: Int = 0, dataOffset: Int = 0, length: Int, mapOffset: Int64 = 0) {
            self.bytesUsed = bytesUsed
            self.dataOffset = dataOffset
            self.length = length
            self.mapOffset = mapOffset
        }
    }

    package var index: Int
    package var flags: UInt32
    /// The driver's count; drivers that do not count leave it at 0.
    package var sequence: UInt32
    /// On the clock that the flags name.
    package var timestamp: Instant
    package var memories: [Memory]

    package init(index: Int, flags: UInt32, sequence: UInt32 = 0, timestamp: Instant = .zero, memories: [Memory]) {
        self.index = index
        self.flags = flags
        self.sequence = sequence
        self.timestamp = timestamp
        self.memories = memories
    }
}
