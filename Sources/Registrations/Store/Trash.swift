import Core
import Glibc

/// Where what is to go waits until it is gone.
struct Trash: ~Copyable {
    let directory: Directory

    init(in root: borrowing Directory) throws(SystemError) { directory = try root.directory(StoreNames.trash) }

    /// Takes entries of a place out of the store for good. When it returns, no power cut brings them back.
    ///
    /// They leave their place whole, before anything in them goes: a place never holds half of one. A rename is one
    /// step of the journal, so that syncing the directory it went to is enough.
    func discard(_ names: [String], from place: borrowing Directory) throws(SystemError) {
        guard !names.isEmpty else { return }
        for name in names {
            try remove(name, from: directory)
            try place.move(name, to: directory, as: name)
        }
        try directory.sync()
        for name in names { try remove(name, from: directory) }
        try directory.sync()
    }

    /// Finishes what was interrupted.
    ///
    /// - Returns: how many entries there were.
    func empty() throws(SystemError) -> Int {
        let names = try directory.names()
        for name in names { try remove(name, from: directory) }
        if !names.isEmpty { try directory.sync() }
        return names.count
    }

    /// Removes what can be removed. What a stranger made unremovable harms nobody here and must not stop the booth.
    func remove(_ name: String, from place: borrowing Directory) throws(SystemError) {
        do throws(SystemError) {
            try place.removeTree(name)
        } catch {
            guard [ENOTEMPTY, EBUSY, EPERM, ELOOP].contains(error.errno) else { throw error }
        }
    }
}
