import Core

/// The digests of the pictures of a bag, made on a thread of their own while the disk takes the pictures.
final class PictureDigests: Sendable {
    private let digests = Locked<[SHA256Digest]>([])
    private let thread = Locked<NamedThread?>(nil)

    /// Of fewer bytes the digests take less time than a thread does.
    private static let least = 256 << 10

    init(of pictures: [[UInt8]]) {
        guard pictures.reduce(0, { $0 + $1.count }) >= Self.least else {
            let all = pictures.map { SHA256Digest(of: $0) }
            digests.withLock { $0 = all }
            return
        }
        let digests = digests
        thread.withLock {
            $0 = NamedThread("store-digest") {
                let all = pictures.map { SHA256Digest(of: $0) }
                digests.withLock { $0 = all }
            }
        }
    }

    /// Waits for them; they are in the order of the pictures.
    func finish() -> [SHA256Digest] {
        let running = thread.withLock { $0.take() }
        if let running = consume running { running.join() }
        return digests.withLock { $0 }
    }
}
