import Core
import Glibc

extension Directory {
    /// Looks at many things in this directory on as many threads as there are processors, four at the most: looking
    /// at a small file is mostly calls of the system, and on a cold disk mostly waiting.
    ///
    /// - Parameter look: is called on several threads, with a directory that stands for this one.
    /// - Returns: what was seen, in the order of the items.
    package func map<Item: Sendable, Seen: Sendable>(
        _ items: [Item], _ look: @escaping @Sendable (borrowing Directory, Item) -> Seen
    ) throws(SystemError) -> [Seen] {
        let threads = items.count < 256 ? 1 : min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 4)
        let share = (items.count + threads - 1) / threads
        var parts: [DirectoryPart<Item, Seen>] = []
        for start in stride(from: share, to: items.count, by: max(share, 1)) {
            let some = items[start..<min(start + share, items.count)]
            parts.append(DirectoryPart(try directory("."), some))
        }
        for part in parts { part.begin(look) }
        var seen = items.prefix(share).map { look(self, $0) }
        for part in parts { seen += part.finish() }
        return seen
    }
}
