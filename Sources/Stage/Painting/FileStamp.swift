import Glibc

/// What tells a file from what its name stood for before, without reading it.
struct FileStamp: Equatable {
    private let device: UInt64
    private let number: UInt64
    private let byteCount: Int64
    private let seconds: Int64
    private let nanoseconds: Int64
    /// When its name, its owner or its permissions last changed: one that may be read from now on is another one.
    private let changeSeconds: Int64
    private let changeNanoseconds: Int64

    /// `nil` where there is no such file, or it may not be looked at.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
        byteCount = Int64(status.st_size)
        seconds = Int64(status.st_mtim.tv_sec)
        nanoseconds = Int64(status.st_mtim.tv_nsec)
        changeSeconds = Int64(status.st_ctim.tv_sec)
        changeNanoseconds = Int64(status.st_ctim.tv_nsec)
    }
}
