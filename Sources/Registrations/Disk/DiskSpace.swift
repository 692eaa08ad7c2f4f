/// What a file system has left for a process without privileges.
package struct DiskSpace: Equatable, Sendable {
    package let bytes: Int
    /// `nil` where the file system makes inodes as it needs them and does not count.
    package let inodes: Int?

    /// Mounted read-only, perhaps by the kernel after an error.
    package let isReadOnly: Bool

    package init(bytes: Int, inodes: Int?, isReadOnly: Bool = false) {
        self.bytes = bytes
        self.inodes = inodes
        self.isReadOnly = isReadOnly
    }
}
