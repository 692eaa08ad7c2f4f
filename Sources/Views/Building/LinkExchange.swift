/// Gives a copy of a view a link of its own. Swift can read the properties of any type, and has no way to set them.
@MainActor enum LinkExchange {
    /// Puts a new link where the view holds this one, and answers the new one; the view as it is, and its link, where it
    /// holds none, as a view that is a class does.
    ///
    /// The link belongs to an attached property, which is a property of the view itself, and such a property holds its
    /// link as a plain strong reference. So the view's own memory has, aligned as references are, a word with the link's
    /// address. While the link is alive nothing else has that address, and a number could be it only if it were made
    /// from the reference, which is never given out. That makes it true that the word found is the reference.
    static func replace<Content>(_ link: any PropertyLink, in view: inout Content) -> any PropertyLink {
        let old = Unmanaged<AnyObject>.passUnretained(link)
        let address = UInt(bitPattern: old.toOpaque())
        let width = MemoryLayout<UInt>.size
        return withUnsafeMutablePointer(to: &view) { pointer in
            let memory = UnsafeMutableRawPointer(pointer)
            for offset in stride(from: 0, through: MemoryLayout<Content>.size - width, by: width)
            where memory.loadUnaligned(fromByteOffset: offset, as: UInt.self) == address {
                let fresh = link.copy()
                let new = Unmanaged<AnyObject>.passRetained(fresh)
                memory.storeBytes(of: UInt(bitPattern: new.toOpaque()), toByteOffset: offset, as: UInt.self)
                // The view's own reference, which has just been overwritten.
                old.release()
                return fresh
            }
            return link
        }
    }
}
