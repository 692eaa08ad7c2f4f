import Core

/// Whether a bag looks whole, as fast as a start needs it: ten thousand in a second.
///
/// Says yes or not-so-sure, and leaves it to `BagVerifier` to find what is wrong. Bags that others wrote in another
/// order of lines are not-so-sure too.
enum QuickCheck {
    /// - Parameter expectedBag: the digest of the tag manifest that was registered, where that is known.
    /// - Returns: the digest of the tag manifest of a bag whose tag files and record are unaltered, whose files are
    ///   exactly those of its manifest, and whose size is the one declared; else `nil`.
    static func digest(of bag: borrowing Directory, id: RegistrationID, expectedBag: String? = nil) -> String? {
        try? examine(bag, id, expectedBag)
    }

    private static func examine(
        _ bag: borrowing Directory, _ id: RegistrationID, _ expectedBag: String?
    ) throws(SystemError) -> String? {
        guard try bag.namesOnce().sorted() == names else { return nil }
        let tagManifest = try bag.readFile(BagNames.tagManifest, limit: 4096)
        let digest = SHA256Digest(of: tagManifest).hex
        if let expectedBag, expectedBag != digest { return nil }
        let info = try bag.readFile(BagNames.info, limit: 64 << 10)
        let declaration = try bag.readFile(BagNames.declaration, limit: 4096)
        let manifest = try bag.readFile(BagNames.manifest, limit: 64 << 10)
        let tags =
            line(of: info, BagNames.info) + line(of: declaration, BagNames.declaration)
            + line(of: manifest, BagNames.manifest)
        guard tags == tagManifest, declaration.elementsEqual(BagNames.declarationText.utf8),
            BagInfo.value(of: "External-Identifier", in: info) == id.description
        else { return nil }
        // The very bag that was registered under this id holds the record that was written for it.
        let payload = try payload(of: bag, manifest, recordOf: expectedBag == nil ? id : nil)
        guard let payload, BagInfo.value(of: "Payload-Oxum", in: info) == "\(payload.bytes).\(payload.files)" else {
            return nil
        }
        return digest
    }

    /// - Parameter recordOf: whose the record has to be; `nil` when that is known.
    private static func payload(
        of bag: borrowing Directory, _ manifest: [UInt8], recordOf id: RegistrationID?
    ) throws(SystemError) -> (files: Int, bytes: Int)? {
        let payload = try bag.directory(BagNames.payload)
        let present = try payload.namesOnce().sorted()
        guard present.contains(BagNames.record) else { return nil }
        var lines = manifest[...]
        var total = 0
        for name in present {
            let digest = lines.prefix(64)
            guard digest.count == 64, digest.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) else {
                return nil
            }
            lines = lines.dropFirst(64)
            let rest = "  \(BagNames.payload)/\(name)\n"
            guard lines.starts(with: rest.utf8) else { return nil }
            lines = lines.dropFirst(rest.utf8.count)
            guard name == BagNames.record else {
                let status = try payload.status(of: name)
                guard status.kind == .file else { return nil }
                total += status.bytes
                continue
            }
            let record = try payload.readFile(name, limit: 1 << 20)
            guard SHA256Digest(of: record).hexDigits.elementsEqual(digest) else { return nil }
            if let id, RegistrationSummary(json: record)?.id != id { return nil }
            total += record.count
        }
        return lines.isEmpty ? (present.count, total) : nil
    }

    private static func line(of contents: [UInt8], _ name: String) -> [UInt8] {
        var line = SHA256Digest(of: contents).hexDigits
        line.append(contentsOf: "  \(name)\n".utf8)
        return line
    }

    private static let names = (BagNames.tagFiles + [BagNames.payload]).sorted()
}
