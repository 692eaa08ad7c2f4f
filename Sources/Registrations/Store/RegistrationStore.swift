package import Core

/// The registrations of a booth on disk, format 1 (see `FORMAT.md`).
///
/// Callable from any thread. Reading never waits for writing; `commit`, `newID` and `recover` wait for each other and
/// for the disk, so that a display loop leaves them to a `RegistrationWriter`. Closed when the last reference goes.
public final class RegistrationStore: Sendable {
    /// Reading needs no lock and changes nothing; writing is for one process at a time.
    public enum Mode: Equatable, Sendable { case reading, writing }

    public let path: String
    public let mode: Mode
    let board: String
    let software: String
    /// Bytes that a registration must leave free.
    let floor: Int
    /// Bytes that are kept by for erasing on a full disk; 0 for none.
    let reserve: Int
    let clock: any MonotonicClock
    let root: Directory
    let condition: Locked<StoreCondition>
    /// Held for whole commits: unlike other locks it is there to make its callers wait.
    let writing: Locked<StoreWriting>

    /// Opens a store; in writing mode one that is not there is made, and one that is there is brought to rest.
    ///
    /// A store that can be read and not written opens all the same and says why in `readOnlyReason`.
    ///
    /// - Parameters:
    ///   - board: the name of the board profile, for the records.
    ///   - software: name and version of the program, for the records.
    ///   - floor: bytes that a registration must leave free.
    /// - Throws: `storeMissing`, `damaged`, `notPermitted`, `locked`, `refusedForWriting`, `diskFull`, `inputOutput`.
    public static func open(
        at path: String, mode: Mode, board: String = "generic", software: String = "nosebooth", floor: Int = 64 << 20
    ) throws(StoreError) -> RegistrationStore {
        try open(
            at: path, mode: mode, board: board, software: software, floor: floor, reserve: 1 << 20, disk: LinuxDisk())
    }

    /// - Parameters:
    ///   - reserve: bytes that are kept by for erasing on a full disk; 0 for none.
    ///   - clock: for how long commits take.
    package static func open(
        at path: String, mode: Mode, board: String = "generic", software: String = "nosebooth", floor: Int = 64 << 20,
        reserve: Int = 0, disk: any Disk, clock: any MonotonicClock = SystemClock(),
        random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) throws(StoreError) -> RegistrationStore {
        let root = try StoreOpening.root(at: path, making: mode == .writing, on: disk)
        let readOnlyReason = try StoreOpening.check(root, at: path, mode)
        let store = RegistrationStore(
            path: path, mode: mode, board: board, software: software, floor: floor, reserve: reserve, clock: clock,
            root: root, readOnlyReason: readOnlyReason, random: random)
        if mode == .writing { try store.begin() }
        return store
    }

    /// Asks what would keep `open` from making a store at a path, and changes nothing.
    ///
    /// - Returns: false when nothing is there yet: whether the directory can be made is not looked at.
    /// - Throws: what `open` for writing would say of what is there: `notPermitted`, `damaged`, `refusedForWriting`,
    ///   `inputOutput`.
    public static func checkPlace(_ path: String) throws(StoreError) -> Bool {
        let root: Directory
        do throws(StoreError) {
            root = try StoreOpening.root(at: path, making: false, on: LinuxDisk())
        } catch {
            guard error.kind == .storeMissing else { throw error }
            return false
        }
        _ = try StoreOpening.check(root, at: path, .writing)
        return true
    }

    private init(
        path: String, mode: Mode, board: String, software: String, floor: Int, reserve: Int,
        clock: any MonotonicClock, root: consuming Directory, readOnlyReason: StoreError?,
        random: any RandomNumberGenerator & Sendable
    ) {
        self.path = path
        self.mode = mode
        self.board = board
        self.software = software
        self.floor = floor
        self.reserve = reserve
        self.clock = clock
        self.root = root
        condition = Locked(StoreCondition(readOnlyReason: readOnlyReason))
        writing = Locked(StoreWriting(random: random))
    }

    /// Why nothing can be registered at present; `nil` when the store can be written.
    public var readOnlyReason: StoreError? { condition.withLock { $0.readOnlyReason } }

    /// What the last recovery found; empty for a store that was opened for reading.
    public var recoveryReport: RecoveryReport { condition.withLock { $0.report } }

    /// Where a registration lies, for programs that read bags themselves.
    public func path(of id: RegistrationID) -> String { "\(path)/\(StoreNames.ready)/\(id)" }
}
