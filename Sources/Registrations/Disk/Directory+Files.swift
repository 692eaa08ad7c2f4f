package import Core
import Glibc

extension Directory {
    /// Writes a file that was not there and makes its bytes durable.
    package func writeNew(_ name: String, _ bytes: [UInt8]) throws(SystemError) {
        let file = DiskHandle(disk, owning: try disk.createFile(name, in: handle.number))
        try writeAll(bytes, to: file.number)
        try disk.sync(file.number)
        try file.close()
    }

    /// Adds bytes to a file that is there, and makes them durable.
    package func append(_ bytes: [UInt8], to name: String) throws(SystemError) {
        let file = DiskHandle(disk, owning: try disk.openForAppending(name, in: handle.number))
        guard try disk.status(of: file.number).kind == .file else { throw SystemError("write", name, errno: EINVAL) }
        try writeAll(bytes, to: file.number)
        try disk.sync(file.number)
        try file.close()
    }

    /// Writes a file whose loss a reader notices and mends by itself: nothing waits for the disk.
    package func writeLoose(_ name: String, _ bytes: [UInt8]) throws(SystemError) {
        let file = DiskHandle(disk, owning: try disk.createFile(name, in: handle.number))
        try writeAll(bytes, to: file.number)
        try file.close()
    }

    private func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var offset = 0
        while offset < bytes.count { offset += try writePiece(of: bytes, from: offset, to: descriptor) }
    }

    private func writePiece(of bytes: [UInt8], from offset: Int, to descriptor: Int32) throws(SystemError) -> Int {
        while true {
            do throws(SystemError) {
                let rest = bytes[offset..<min(bytes.count, offset + 256 * 1024)]
                let written = try rest.withUnsafeBytes { piece in
                    Result { () throws(SystemError) in try disk.write(descriptor, piece) }
                }.get()
                // A file that takes nothing and gives no reason would be tried for ever.
                guard written > 0 else { throw SystemError("write", label, errno: EIO) }
                return written
            } catch {
                guard error.errno == EINTR else { throw error }
            }
        }
    }

    /// Puts whole new contents in the place of a small file: the old or the new is there after a power cut.
    package func replaceFile(_ name: String, _ bytes: [UInt8]) throws(SystemError) {
        try keepFile(name, bytes)
        try sync()
    }

    /// The same without waiting for the name: after a power cut the file is whole, or not there.
    package func keepFile(_ name: String, _ bytes: [UInt8]) throws(SystemError) {
        let fresh = name + ".new"
        if try contains(fresh) { try disk.unlink(fresh, in: handle.number) }
        try writeNew(fresh, bytes)
        try disk.replace(name, with: fresh, in: handle.number)
    }

    /// Everything in a regular file; `EFBIG` when it has more than `limit` bytes, `EINVAL` when it is no file.
    package func readFile(_ name: String, limit: Int) throws(SystemError) -> [UInt8] {
        let file = DiskHandle(disk, owning: try disk.openFile(name, in: handle.number))
        let status = try disk.status(of: file.number)
        guard status.kind == .file else { throw SystemError("read", name, errno: EINVAL) }
        guard status.bytes <= limit else { throw SystemError("read", name, errno: EFBIG) }
        var failure: SystemError?
        // As much as it has now: what is being added to it meanwhile belongs to the next look.
        let contents = [UInt8](unsafeUninitializedCapacity: status.bytes) { buffer, count in
            do throws(SystemError) {
                while count < status.bytes {
                    let read = try readPiece(
                        of: file.number,
                        into: UnsafeMutableRawBufferPointer(
                            rebasing: UnsafeMutableRawBufferPointer(buffer)[count..<status.bytes]))
                    if read == 0 { return }
                    count += read
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return contents
    }

    private func readPiece(
        of descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
    ) throws(SystemError) -> Int {
        while true {
            do throws(SystemError) {
                return try disk.read(descriptor, into: buffer)
            } catch {
                guard error.errno == EINTR else { throw error }
            }
        }
    }

    /// The digest of a regular file, read in pieces.
    package func digest(of name: String) throws(SystemError) -> SHA256Digest {
        let file = DiskHandle(disk, owning: try disk.openFile(name, in: handle.number))
        guard try disk.status(of: file.number).kind == .file else { throw SystemError("read", name, errno: EINVAL) }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 1)
        defer { buffer.deallocate() }
        var hasher = SHA256Hasher()
        while true {
            let count = try readPiece(of: file.number, into: buffer)
            if count == 0 { return hasher.finish() }
            hasher.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }
}
