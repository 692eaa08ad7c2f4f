import Core
import Glibc

/// Erasing has to work on a full disk too, and writes something first. For that some room is kept by.
extension RegistrationStore {
    /// Does something that needs a little room; on a full disk the reserve is given up for it.
    func withReserve(_ body: () throws(SystemError) -> Void) throws(SystemError) {
        do throws(SystemError) {
            try body()
        } catch {
            guard error.errno == ENOSPC || error.errno == EDQUOT, try root.contains(StoreNames.reserve) else {
                throw error
            }
            try root.disk.unlink(StoreNames.reserve, in: root.handle.number)
            try body()
        }
    }

    /// Makes the reserve where it is missing and there is room for twice as much. Its loss in a power cut is mended at
    /// the next start, so nothing waits for it.
    func makeReserve() throws(SystemError) {
        guard reserve > 0, try !hasReserve() else { return }
        let space = try root.disk.space(around: root.handle.number)
        guard space.bytes >= 2 * reserve, space.inodes.map({ $0 > 16 }) ?? true else { return }
        if try root.contains(StoreNames.reserve) { try root.removeTree(StoreNames.reserve) }
        do throws(SystemError) {
            try root.writeLoose(StoreNames.reserve, [UInt8](repeating: 0, count: reserve))
        } catch {
            guard error.errno == ENOSPC || error.errno == EDQUOT else { throw error }
            try root.removeTree(StoreNames.reserve)
        }
    }

    private func hasReserve() throws(SystemError) -> Bool {
        guard try root.contains(StoreNames.reserve) else { return false }
        guard try root.status(of: StoreNames.reserve) == FileStatus(kind: .file, bytes: reserve) else { return false }
        return try root.readFile(StoreNames.reserve, limit: reserve).allSatisfy { $0 == 0 }
    }
}
