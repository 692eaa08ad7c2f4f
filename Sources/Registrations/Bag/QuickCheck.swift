import Core

/// Whether a bag looks whole, as fast as a start needs it: ten thousand in a second.
///
/// Says yes or not-so-sure, and leaves it to `BagVerifier` to find what is wrong.
enum QuickCheck {
    /// - Returns: the digest of the tag manifest of a bag whose tag files and record are unaltered, whose files are
    ///   exactly those of its manifest, and whose size is the one declared; else `nil`.
    static func digest(of bag: borrowing Directory, id: RegistrationID) -> String? {
        try? examine(bag, id)
    }

    private static func examine(_ bag: borrowing Directory, _ id: RegistrationID) throws(SystemError) -> String? {
        guard Set(try bag.names()) == names else { return nil }
        let tagBytes = try bag.readFile(BagNames.tagManifest, limit: 4096)
        guard let tags = BagManifest(tagBytes), tags.digests.count == tagged.count else { return nil }
        var contents: [String: [UInt8]] = [:]
        for name in tagged {
            let bytes = try bag.readFile(name, limit: 64 << 10)
            guard SHA256Digest(of: bytes).hex == tags.digests[name] else { return nil }
            contents[name] = bytes
        }
        guard contents[BagNames.declaration].map({ $0.elementsEqual(BagNames.declarationText.utf8) }) == true,
            let manifest = contents[BagNames.manifest].flatMap({ BagManifest($0) }),
            let info = contents[BagNames.info].map({ String(decoding: $0, as: UTF8.self) }),
            BagInfo.value(of: "External-Identifier", in: info) == id.description,
            let bytes = try payloadBytes(manifest, in: bag, id),
            BagInfo.value(of: "Payload-Oxum", in: info) == "\(bytes).\(manifest.digests.count)"
        else { return nil }
        return SHA256Digest(of: tagBytes).hex
    }

    private static func payloadBytes(
        _ manifest: BagManifest, in bag: borrowing Directory, _ id: RegistrationID
    ) throws(SystemError) -> Int? {
        let payload = try bag.directory(BagNames.payload)
        let present = try payload.names()
        guard present.count == manifest.digests.count else { return nil }
        var total = 0
        for name in present {
            guard let digest = manifest.digests["\(BagNames.payload)/\(name)"] else { return nil }
            guard name == BagNames.record else {
                let status = try payload.status(of: name)
                guard status.kind == .file else { return nil }
                total += status.bytes
                continue
            }
            let record = try payload.readFile(name, limit: 1 << 20)
            guard SHA256Digest(of: record).hex == digest, RegistrationSummary(json: record)?.id == id else {
                return nil
            }
            total += record.count
        }
        return manifest.digests["\(BagNames.payload)/\(BagNames.record)"] == nil ? nil : total
    }

    private static let tagged = [BagNames.declaration, BagNames.info, BagNames.manifest]
    private static let names = Set(BagNames.tagFiles + [BagNames.payload])
}
