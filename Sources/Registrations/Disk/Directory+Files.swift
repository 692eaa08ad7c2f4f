package import Core
import Glibc

extension Directory {
    /// Writes a file that was not there, makes its bytes durable, and gives the digest of what the kernel took.
    @discardableResult
    package func writeNew(_ name: String, _ bytes: [UInt8]) throws(SystemError) -> SHA256Digest {
        let file = DiskHandle(disk, owning: try disk.createFile(name, in: handle.number))
        var hasher = SHA256Hasher()
        var offset = 0
        while offset < bytes.count {
            let written = try writePiece(of: bytes, from: offset, to: file.number)
            bytes.withUnsafeBytes { hasher.update(UnsafeRawBufferPointer(rebasing: $0[offset..<offset + written])) }
            offset += written
        }
        try disk.sync(file.number)
        try file.close()
        return hasher.finish()
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
        var contents: [UInt8] = []
        try forEachPiece(of: name) { (piece) throws(SystemError) in
            guard contents.count + piece.count <= limit else { throw SystemError("read", name, errno: EFBIG) }
            contents.append(contentsOf: piece)
        }
        return contents
    }

    /// The digest of a regular file, read in pieces.
    package func digest(of name: String) throws(SystemError) -> SHA256Digest {
        var hasher = SHA256Hasher()
        try forEachPiece(of: name) { (piece) throws(SystemError) in hasher.update(piece) }
        return hasher.finish()
    }

    private func forEachPiece(
        of name: String, _ body: (UnsafeRawBufferPointer) throws(SystemError) -> Void
    ) throws(SystemError) {
        let file = DiskHandle(disk, owning: try disk.openFile(name, in: handle.number))
        guard try disk.status(of: file.number).kind == .file else { throw SystemError("read", name, errno: EINVAL) }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 1)
        defer { buffer.deallocate() }
        while true {
            do throws(SystemError) {
                let count = try disk.read(file.number, into: buffer)
                if count == 0 { return }
                try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            } catch {
                guard error.errno == EINTR else { throw error }
            }
        }
    }
}
