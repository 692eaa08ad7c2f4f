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
        var manifest = BagManifest()
        var digests: [String] = []
        for (file, picture) in zip(draft.files, draft.pictures) {
            let digest = try payload.writeNew(file, picture.jpeg)
            manifest.add("\(BagNames.payload)/\(file)", digest)
            digests.append(digest.hex)
        }
        let registration = draft.registration(id, booth: booth, digests: digests)
        let record = registration.json()
        manifest.add("\(BagNames.payload)/\(BagNames.record)", try payload.writeNew(BagNames.record, record))
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
            tags.add(name, try bag.writeNew(name, Array(text.utf8)))
        }
        let digest = try bag.writeNew(BagNames.tagManifest, Array(tags.text.utf8))
        try bag.sync()
        return Written(registration: registration, bag: digest.hex)
    }
}
