package import Core

/// An open file or directory of a disk, closed when its owner goes.
package struct DiskHandle: ~Copyable, Sendable {
    package let disk: any Disk
    package let number: Int32
    private var isOpen = true

    package init(_ disk: any Disk, owning number: Int32) {
        self.disk = disk
        self.number = number
    }

    /// Closes and tells whether the kernel was content.
    package consuming func close() throws(SystemError) {
        isOpen = false
        try disk.close(number)
    }

    deinit { if isOpen { try? disk.close(number) } }
}
