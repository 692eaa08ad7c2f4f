/// One step taken out of what the store does, by the number of its call. The disk does it behind the store's back.
enum ModelMutation: Hashable, Sendable {
    /// The fsync says that all is well and does nothing.
    case dropSync(Int)
    /// The fsync happens only after the next move or replacement: the order of the two is turned round.
    case delaySync(Int)
    /// The file is opened whether it is there or not, and its bytes are not cut off: `O_EXCL` is missing.
    case dropExclusive(Int)
    /// What has the new name is replaced: `RENAME_NOREPLACE` is missing.
    case dropNoReplace(Int)
    /// No fsync does anything.
    case dropAllSyncs
    /// `flock` always succeeds.
    case dropLock
}
