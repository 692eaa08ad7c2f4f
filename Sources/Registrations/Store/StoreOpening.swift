import Core
import Glibc

/// Finding out what lies at a path, and making a store of it where nothing does.
enum StoreOpening {
    /// - Parameter making: whether directories that are missing are made, and made durable.
    static func root(at path: String, making: Bool, on disk: any Disk) throws(StoreError) -> Directory {
        do throws(SystemError) {
            if making { try makeDirectories(path, on: disk) }
            return try open(path, on: disk)
        } catch {
            switch error.errno {
            case ENOENT where !making: throw StoreError(.storeMissing, "open", path, cause: error)
            case ENOSPC, EDQUOT, EIO: throw StoreError("open", path, error)
            // No store there yet: a medium that cannot be written is as final as a place that may not be.
            default: throw StoreError(.notPermitted, "open", path, cause: error)
            }
        }
    }

    private static func open(_ path: String, on disk: any Disk) throws(SystemError) -> Directory {
        let number = try disk.openDirectory(path, in: AT_FDCWD, followingLinks: true)
        return Directory(DiskHandle(disk, owning: number), label: "")
    }

    private static func makeDirectories(_ path: String, on disk: any Disk) throws(SystemError) {
        var parent = path.utf8.first == UInt8(ascii: "/") ? "/" : "."
        let names = path.split(separator: "/")
        for (number, name) in names.enumerated() {
            let child = parent == "/" ? "/\(name)" : "\(parent)/\(name)"
            do throws(SystemError) {
                _ = try open(child, on: disk)
            } catch {
                guard error.errno == ENOENT else { throw error }
                try disk.makeDirectory(child, in: AT_FDCWD)
                // The store's own name is made durable before its FORMAT.
                if number < names.count - 1 { try open(parent, on: disk).sync() }
            }
            parent = child
        }
    }

    /// - Returns: why the store can only be read, where that is known already.
    static func check(
        _ root: borrowing Directory, at path: String, _ mode: RegistrationStore.Mode
    ) throws(StoreError) -> StoreError? {
        switch (try format(of: root, at: path), mode) {
        case (.known, .reading): return StoreError(.readOnly, "open", path, detail: "it was opened for reading")
        case (.known, .writing): return nil
        case (.missing, .reading): throw StoreError(.storeMissing, "open", path)
        case (.missing, .writing):
            try requireUnused(root, at: path)
            return nil
        case (.other(let number), .reading):
            return StoreError(.otherFormat, "open", path, detail: "its format is \(number)")
        case (.other(let number), .writing):
            throw StoreError(.refusedForWriting, "open", path, detail: "its format is \(number)")
        case (.garbage, .reading), (.garbage, .writing):
            throw StoreError(.damaged, "open", path, detail: "its file FORMAT is not that of a store")
        }
    }

    static func format(of root: borrowing Directory, at path: String) throws(StoreError) -> StoreFormat {
        do throws(SystemError) {
            return StoreFormat(try root.readFile(StoreNames.format, limit: 4096))
        } catch {
            switch error.errno {
            case ENOENT: return .missing
            case EFBIG, EINVAL, ELOOP: return .garbage
            default: throw StoreError("open", path, error)
            }
        }
    }

    /// A directory of others never becomes a store, and neither does one that lost its FORMAT.
    private static func requireUnused(_ root: borrowing Directory, at path: String) throws(StoreError) {
        do throws(SystemError) {
            var unused = try root.names().allSatisfy(StoreNames.beforeFormat.contains)
            for name in StoreNames.directories where try root.contains(name) {
                if try !root.directory(name).names().isEmpty { unused = false }
            }
            if unused { return }
        } catch {
            throw StoreError("open", path, error)
        }
        throw StoreError(.notPermitted, "open", path, detail: "it holds files that are not those of a store")
    }
}
