import Core
import Glibc

/// Gives ids in order. The boot counter is durable before the first id of a boot is given, so that no two boots ever
/// share one, whatever the clock says.
struct IDSupply {
    private let booth: String
    private let boot: Int
    private var sequence = 0

    /// Begins a boot.
    ///
    /// - Parameter root: the store; its lock is held.
    init(booth: String, root: borrowing Directory) throws(StoreError) {
        do throws(SystemError) {
            boot = max(try Self.counter(in: root), try Self.highestBoot(of: booth, in: root)) + 1
        } catch {
            throw StoreError("number", StoreNames.bootCounter, error)
        }
        guard boot <= RegistrationID.largestCount else {
            throw StoreError(.damaged, "number", StoreNames.bootCounter, detail: "it cannot count any further")
        }
        do throws(SystemError) {
            try root.replaceFile(StoreNames.bootCounter, Array(BootCounter(boot).text.utf8))
        } catch {
            throw StoreError("number", StoreNames.bootCounter, error)
        }
        self.booth = booth
    }

    mutating func next(random: UInt64) -> RegistrationID {
        sequence += 1
        return RegistrationID(booth: booth, boot: boot, sequence: sequence, random: random)
    }

    /// 0 for a file that is missing or makes no sense: what is in the store then says how far it was.
    private static func counter(in root: borrowing Directory) throws(SystemError) -> Int {
        do throws(SystemError) {
            return BootCounter(try root.readFile(StoreNames.bootCounter, limit: 256))?.boots ?? 0
        } catch {
            switch error.errno {
            case ENOENT, EFBIG: break
            case EINVAL, ELOOP, ENXIO:
                let quarantine = try root.directory(StoreNames.quarantine)
                try StoreRecovery.putAside(StoreNames.bootCounter, from: root, to: quarantine)
            default: throw error
            }
            return 0
        }
    }

    private static func highestBoot(of booth: String, in root: borrowing Directory) throws(SystemError) -> Int {
        var highest = 0
        for place in [StoreNames.ready, StoreNames.quarantine, StoreNames.tombstones] {
            for name in try root.directory(place).names() {
                guard let id = RegistrationID(String(name.prefix { $0 != "." })), id.booth == booth else { continue }
                highest = max(highest, id.boot)
            }
        }
        return highest
    }
}
