/// A camera's JPEG as it came, in memory of a pool where it was copied out of a driver's. A cheap value; the bytes never
/// change. Sendable.
package struct EncodedBytes: Sendable {
    private enum Storage {
        case array([UInt8])
        case pooled(FrameBuffer)
    }

    private let storage: Storage
    package let count: Int

    package init(_ array: [UInt8]) { (storage, count) = (.array(array), array.count) }

    /// - Parameter buffer: at least as long as the bytes; filled here, and nobody else's from now on.
    init(copying bytes: UnsafeRawBufferPointer, into buffer: FrameBuffer) {
        buffer.withMutableBytes { $0.copyMemory(from: bytes) }
        (storage, count) = (.pooled(buffer), bytes.count)
    }

    private init(_ storage: Storage, count: Int) { (self.storage, self.count) = (storage, count) }

    /// The first so many of them, in the same memory.
    func prefix(_ count: Int) -> EncodedBytes { EncodedBytes(storage, count: min(count, self.count)) }

    package func withBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        switch storage {
        case .array(let array):
            // The standard library's closure takes any error, and this one gives back the one that is thrown.
            let outcome = array.withUnsafeBytes { bytes -> Swift.Result<Result, Failure> in
                do throws(Failure) { return .success(try body(bytes.prefixed(count))) } catch { return .failure(error) }
            }
            return try outcome.get()
        case .pooled(let buffer):
            return try buffer.withBytes { (bytes) throws(Failure) in try body(bytes.prefixed(count)) }
        }
    }

    /// A copy, but for bytes that are an array already.
    package var array: [UInt8] {
        if case .array(let array) = storage, array.count == count { return array }
        return withBytes { Array($0) }
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func prefixed(_ count: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: self[..<count])
    }
}
