/// What only the writing side of a store has.
struct StoreWriting: ~Copyable, Sendable {
    var random: any RandomNumberGenerator & Sendable
    /// The lock of the store; given back when it goes.
    var lock: DiskHandle?
    var identity: BoothIdentity?
    /// `nil` until the first id of this boot is asked for.
    var supply: IDSupply?
    /// `nil` when `chain.log` is behind what happened, because a line could not be written: the next recovery mends it.
    var chain: ChainLog?
    /// Whether a line of `chain.log` failed: what the cache says of the file may not be on the disk, so that it is
    /// written anew.
    var chainIsDoubtful = false

    init(random: any RandomNumberGenerator & Sendable) {
        self.random = random
        lock = nil
    }
}
