import Core
import Glibc

/// Checks a bag of format 1 more strictly than other tools do: both manifests must be there, and the set of files is
/// exact.
package struct BagVerifier {
    private let id: RegistrationID
    private let depth: VerificationDepth
    private var problems: [VerificationProblem] = []
    private var sizes: [String: Int] = [:]
    private var registration: Registration?
    private var bagDigest: String?

    /// - Parameter expectedBag: the digest of the tag manifest that was registered, where that is known.
    package static func verify(
        _ bag: borrowing Directory, id: RegistrationID, depth: VerificationDepth, expectedBag: String? = nil
    ) -> VerificationResult {
        if depth == .quick, let digest = QuickCheck.digest(of: bag, id: id, expectedBag: expectedBag) {
            return VerificationResult(id: id, problems: [], bag: digest)
        }
        var verifier = BagVerifier(id: id, depth: depth)
        verifier.check(bag)
        if let expectedBag, let digest = verifier.bagDigest, digest != expectedBag {
            verifier.problems.append(.contradiction("which bag was registered"))
        }
        return VerificationResult(
            id: id, problems: verifier.problems, files: verifier.sizes.count,
            bytes: verifier.sizes.values.reduce(0, +), registration: verifier.registration, bag: verifier.bagDigest)
    }

    private init(id: RegistrationID, depth: VerificationDepth) {
        self.id = id
        self.depth = depth
    }

    private mutating func check(_ bag: borrowing Directory) {
        checkNames(of: bag)
        let declaration = read(BagNames.declaration, in: bag)
        if let declaration, !declaration.elementsEqual(BagNames.declarationText.utf8) {
            problems.append(.malformed(BagNames.declaration))
        }
        let info = read(BagNames.info, in: bag)
        let manifestBytes = read(BagNames.manifest, in: bag)
        if let tagBytes = read(BagNames.tagManifest, in: bag) {
            bagDigest = SHA256Digest(of: tagBytes).hex
            checkTags(
                tagBytes,
                [BagNames.declaration: declaration, BagNames.info: info, BagNames.manifest: manifestBytes])
        }
        guard let manifestBytes else { return }
        guard let manifest = BagManifest(manifestBytes) else {
            problems.append(.malformed(BagNames.manifest))
            return
        }
        checkPayload(manifest, in: bag)
        if let info { check(info) }
        if let registration { check(registration, against: manifest) }
    }

    private mutating func checkNames(of bag: borrowing Directory) {
        do throws(SystemError) {
            let names = try bag.names()
            let expected = Set(BagNames.tagFiles + [BagNames.payload])
            problems += expected.subtracting(names).sorted().map { .missing($0) }
            problems += Set(names).subtracting(expected).sorted().map { .unexpected($0) }
        } catch {
            problems.append(.unreadable("the bag", reason: error.description))
        }
    }

    private mutating func checkTags(_ bytes: [UInt8], _ tagFiles: [String: [UInt8]?]) {
        guard let tags = BagManifest(bytes), Set(tags.digests.keys) == Set(tagFiles.keys) else {
            problems.append(.malformed(BagNames.tagManifest))
            return
        }
        for (name, contents) in tagFiles.sorted(by: { $0.key < $1.key }) {
            if let contents, SHA256Digest(of: contents).hex != tags.digests[name] { problems.append(.altered(name)) }
        }
    }

    private mutating func check(_ info: [UInt8]) {
        if BagInfo.value(of: "Payload-Oxum", in: info) != "\(sizes.values.reduce(0, +)).\(sizes.count)" {
            problems.append(.contradiction("the size of the payload"))
        }
        if BagInfo.value(of: "External-Identifier", in: info) != id.description {
            problems.append(.contradiction("the id"))
        }
    }

    /// A tag file's bytes; a missing one was named before.
    private mutating func read(_ name: String, in bag: borrowing Directory) -> [UInt8]? {
        do throws(SystemError) {
            return try bag.readFile(name, limit: 1 << 20)
        } catch {
            note(error, about: name)
            return nil
        }
    }

    private mutating func note(_ error: SystemError, about file: String) {
        switch error.errno {
        case ENOENT: break
        // O_NOFOLLOW on a link, a pipe or directory where a file belongs, a socket.
        case ELOOP, EINVAL, ENOTDIR, EISDIR, ENXIO: problems.append(.wrongKind(file))
        case EFBIG: problems.append(.malformed(file))
        default: problems.append(.unreadable(file, reason: error.description))
        }
    }
}

extension BagVerifier {
    private mutating func checkPayload(_ manifest: BagManifest, in bag: borrowing Directory) {
        do throws(SystemError) {
            let payload = try bag.directory(BagNames.payload)
            let present = Set(try payload.names().map { "\(BagNames.payload)/\($0)" })
            // Without a record it is a bag, but no registration.
            let listed = Set(manifest.digests.keys).union(["\(BagNames.payload)/\(BagNames.record)"])
            problems += listed.subtracting(present).sorted().map { .missing($0) }
            problems += present.subtracting(listed).sorted().map { .unexpected($0) }
            for (path, digest) in manifest.digests.sorted(by: { $0.key < $1.key }) where present.contains(path) {
                checkFile(path, digest, in: payload)
            }
        } catch {
            note(error, about: BagNames.payload)
        }
    }

    private mutating func checkFile(_ path: String, _ digest: String, in payload: borrowing Directory) {
        let name = String(path.dropFirst(BagNames.payload.count + 1))
        do throws(SystemError) {
            let status = try payload.status(of: name)
            guard status.kind == .file else {
                problems.append(.wrongKind(path))
                return
            }
            sizes[path] = status.bytes
            if name == BagNames.record {
                let bytes = try payload.readFile(name, limit: 4 << 20)
                if SHA256Digest(of: bytes).hex != digest { problems.append(.altered(path)) }
                switch Registration.read(json: bytes) {
                case .success(let record): registration = record
                case .failure(.damaged): problems.append(.malformed(path))
                case .failure(.otherFormat(let format)): problems.append(.unknownFormat(format))
                }
            } else if depth == .whole, try payload.digest(of: name).hex != digest {
                problems.append(.altered(path))
            }
        } catch {
            if error.errno == ENOENT { problems.append(.missing(path)) }
            note(error, about: path)
        }
    }

    private mutating func check(_ registration: Registration, against manifest: BagManifest) {
        if registration.id != id { problems.append(.contradiction("the id")) }
        let record = "\(BagNames.payload)/\(BagNames.record)"
        let pictures = Set(manifest.digests.keys).subtracting([record])
        if Set(registration.captures.map(\.file)) != pictures || registration.captures.count != pictures.count {
            problems.append(.contradiction("the pictures"))
        }
        for capture in registration.captures {
            if let digest = manifest.digests[capture.file], digest != capture.sha256 {
                problems.append(.contradiction(capture.file))
            }
            if let size = sizes[capture.file], size != capture.bytes { problems.append(.wrongSize(capture.file)) }
        }
    }
}
