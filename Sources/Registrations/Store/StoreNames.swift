/// The names at the top of a store.
package enum StoreNames {
    package static let format = "FORMAT"
    package static let booth = "booth.json"
    package static let bootCounter = "boot-counter"
    package static let lock = "lock"
    package static let staging = "staging"
    package static let ready = "ready"
    package static let state = "state"
    package static let tombstones = "tombstones"
    package static let quarantine = "quarantine"
    package static let trash = "trash"
    package static let reserve = "reserve"
    package static let chain = "chain.log"

    package static let directories = [staging, ready, state, tombstones, quarantine, trash]

    /// What may lie in a directory that is to become a store: a start that was cut short, and a fresh file system.
    package static let beforeFormat = Set(
        directories + [lock, booth, booth + ".new", chain, chain + ".new", format + ".new", "lost+found"])

    /// All that belongs at the top of a store, `NAME.new` of a file that was being replaced apart.
    package static let all = Set(directories + [format, booth, bootCounter, lock, reserve, chain, "lost+found"])

    /// The id before the first point of a name in `state` or `quarantine`; `nil` for a name that is not ours.
    package static func leadingID(_ name: String) -> RegistrationID? {
        RegistrationID(String(name.prefix { $0 != "." }))
    }

    /// The id that a tombstone is for; `nil` for a file that is none.
    package static func erasedID(_ tombstone: String) -> RegistrationID? {
        tombstone.hasSuffix(".json") ? RegistrationID(String(tombstone.dropLast(5))) : nil
    }
}
