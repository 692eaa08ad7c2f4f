import Core
import Glibc

extension RegistrationStore {
    /// A small picture of a registration, made once and kept beside the bags.
    ///
    /// Its file's name holds its digest, so that one that is torn or altered is noticed and made again. A store that
    /// was opened for reading makes it and keeps nothing.
    ///
    /// - Parameter making: makes a small JPEG of a whole one; `nil` when it cannot. Called on the caller's thread, with
    ///   no lock held.
    /// - Returns: JPEG bytes; `nil` when none can be made.
    public func thumbnail(
        of id: RegistrationID, making: (_ jpeg: [UInt8]) -> [UInt8]?
    ) throws(StoreError) -> [UInt8]? {
        guard try !isErased(id, "show") else { throw StoreError(.noSuchRegistration, "show", id.description) }
        if let kept = try keptThumbnail(of: id) { return kept }
        let registration = try show(id)
        let whole = registration.captures.first { $0.facts.role == .appearance } ?? registration.captures.first
        guard let whole, let small = making(try picture(whole, of: id)), small.count < Self.largestThumbnail else {
            return nil
        }
        if mode == .writing, readOnlyReason == nil { try? keep(small, of: id) }
        return small
    }

    static let largestThumbnail = 1 << 20

    /// Whether a name in `state` is that of a thumbnail; the digits are the beginning of its SHA-256.
    static func thumbnailDigits(_ name: String) -> String? {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        guard words.count == 3, RegistrationID(String(words[0])) != nil, words[2] == "jpg",
            words[1].hasPrefix("thumbnail-")
        else { return nil }
        let digits = String(words[1].dropFirst(10))
        return digits.isLowerHex(32) ? digits : nil
    }

    static func thumbnailName(_ id: RegistrationID, _ bytes: [UInt8]) -> String {
        "\(id).thumbnail-\(SHA256Digest(of: bytes).hex.prefix(32)).jpg"
    }

    private func keptThumbnail(of id: RegistrationID) throws(StoreError) -> [UInt8]? {
        let prefix = "\(id).thumbnail-"
        for name in try names(of: StoreNames.state, "show") where name.hasPrefix(prefix) {
            let bytes = try? root.directory(StoreNames.state).readFile(name, limit: Self.largestThumbnail)
            if let bytes, Self.thumbnailName(id, bytes) == name { return bytes }
        }
        return nil
    }

    /// Under the writing lock and after another look: nothing is kept of what was erased meanwhile.
    private func keep(_ bytes: [UInt8], of id: RegistrationID) throws(StoreError) {
        try writingCall("keep") { (_) throws(StoreError) in
            guard try !isErased(id, "keep") else { return }
            try perform("keep", id.description) { () throws(SystemError) in
                guard try root.directory(StoreNames.ready).contains(id.description) else { return }
                let state = try root.directory(StoreNames.state)
                for old in try state.names() where old.hasPrefix("\(id).thumbnail-") { try state.removeTree(old) }
                try state.keepFile(Self.thumbnailName(id, bytes), bytes)
            }
        }
    }
}
