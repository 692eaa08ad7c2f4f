package import Core

/// Writes a draft as a whole bag into an empty directory and makes all of it durable, in the order that matters:
/// payload, manifests, the payload's names, and the tag manifest, which says that the bag is whole, last.
package struct BagWriter {
    /// What was written: the record, and the SHA-256 of the tag manifest in hexadecimal.
    package struct Written: Sendable {
        package let registration: Registration
        package let bag: String
    }

    package let id: RegistrationID
    package let booth: Registration.Booth

    package init(id: RegistrationID, booth: Registration.Booth) {
        self.id = id
        self.booth = booth
    }

    package func write(_ draft: RegistrationDraft, into bag: borrowing Directory) throws(SystemError) -> Written {
        try bag.makeDirectory(BagNames.payload)
        let payload = try bag.directory(BagNames.payload)
        let digesting = PictureDigests(of: draft.pictures.map(\.jpeg))
        for (file, picture) in zip(draft.files, draft.pictures) { try payload.writeNew(file, picture.jpeg) }
        let digests = digesting.finish()
        var manifest = BagManifest()
        for (file, digest) in zip(draft.files, digests) { manifest.add("\(BagNames.payload)/\(file)", digest) }
        let registration = draft.registration(id, booth: booth, digests: digests.map(\.hex))
        let record = registration.json()
        try payload.writeNew(BagNames.record, record)
        manifest.add("\(BagNames.payload)/\(BagNames.record)", SHA256Digest(of: record))
        try payload.sync()

        let info = BagInfo(
            softwareAgent: booth.software, date: draft.created.wall.date, identifier: id.description,
            payloadBytes: draft.pictures.reduce(record.count) { $0 + $1.jpeg.count },
            payloadFiles: draft.pictures.count + 1)
        var tags = BagManifest()
        for (name, text) in [
            (BagNames.declaration, BagNames.declarationText), (BagNames.info, info.text),
            (BagNames.manifest, manifest.text),
        ] {
            let bytes = Array(text.utf8)
            try bag.writeNew(name, bytes)
            tags.add(name, SHA256Digest(of: bytes))
        }
        let tagManifest = Array(tags.text.utf8)
        try bag.writeNew(BagNames.tagManifest, tagManifest)
        try bag.sync()
        return Written(registration: registration, bag: SHA256Digest(of: tagManifest).hex)
    }
}
