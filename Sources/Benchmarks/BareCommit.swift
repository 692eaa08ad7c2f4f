import CLinux
import Core
import Glibc

/// The system calls of a commit in their order and nothing else: what a registration costs at least on a disk.
struct BareCommit {
    /// A store that is there already.
    private let root: Int32
    private let pictures: [[UInt8]]
    /// As long as the files that a commit adds to the pictures.
    private let record: [UInt8]
    private let tagFile = [UInt8](repeating: 0x2D, count: 200)
    private let manifest: [UInt8]
    private let chainLine = [UInt8](repeating: 0x2D, count: 188)

    init(in store: String, pictures: [[UInt8]], recordBytes: Int) throws(BenchmarkError) {
        root = open(store, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard root >= 0 else { throw BenchmarkError(description: "\(store) does not open") }
        self.pictures = pictures
        record = [UInt8](repeating: 0x2D, count: recordBytes)
        manifest = [UInt8](repeating: 0x2D, count: (pictures.count + 1) * 86)
    }

    /// - Parameter name: of a directory that is not there yet.
    func run(as name: String) throws(BenchmarkError) {
        var facts = stat()
        let tombstones = try entered("tombstones", in: root)
        _ = fstatat(tombstones, name + ".json", &facts, AT_SYMLINK_NOFOLLOW)
        close(tombstones)
        let look = try entered("ready", in: root)
        _ = fstatat(look, name, &facts, AT_SYMLINK_NOFOLLOW)
        close(look)

        let staging = try entered("staging", in: root)
        let ready = try entered("ready", in: root)
        _ = fstatat(staging, name, &facts, AT_SYMLINK_NOFOLLOW)
        try check(mkdirat(staging, name, 0o700), "mkdirat")
        let bag = try entered(name, in: staging)
        try check(mkdirat(bag, "data", 0o700), "mkdirat")
        let payload = try entered("data", in: bag)
        for (number, picture) in pictures.enumerated() { try write(picture, to: "nose-0\(number).jpg", in: payload) }
        try write(record, to: "registration.json", in: payload)
        try check(fsync(payload), "fsync")
        try write(tagFile, to: "bagit.txt", in: bag)
        try write(tagFile, to: "bag-info.txt", in: bag)
        try write(manifest, to: "manifest-sha256.txt", in: bag)
        try write(tagFile, to: "tagmanifest-sha256.txt", in: bag)
        try check(fsync(bag), "fsync")
        close(payload)
        close(bag)
        try check(clinux_rename_no_replace(staging, name, ready, name), "renameat2")
        try check(fsync(ready), "fsync")

        let chain = clinux_openat(root, "chain.log", O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0)
        try check(chain, "openat")
        _ = fstat(chain, &facts)
        try put(chainLine, into: chain)
        close(ready)
        close(staging)
    }

    private func write(_ bytes: [UInt8], to name: String, in directory: Int32) throws(BenchmarkError) {
        let file = clinux_openat(directory, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        try check(file, "openat")
        try put(bytes, into: file)
    }

    /// Writes, syncs and closes.
    private func put(_ bytes: [UInt8], into file: Int32) throws(BenchmarkError) {
        guard Glibc.write(file, bytes, bytes.count) == bytes.count else {
            throw BenchmarkError(description: "write: not all was taken")
        }
        try check(fsync(file), "fsync")
        try check(close(file), "close")
    }

    private func entered(_ name: String, in directory: Int32) throws(BenchmarkError) -> Int32 {
        let number = clinux_openat(directory, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC, 0)
        try check(number, "openat")
        return number
    }

    private func check(_ result: Int32, _ call: String) throws(BenchmarkError) {
        guard result >= 0 else { throw BenchmarkError(description: SystemError(call, errno: errno).description) }
    }
}
