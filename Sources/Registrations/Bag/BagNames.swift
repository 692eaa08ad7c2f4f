/// The names within a bag (RFC 8493) of format 1.
package enum BagNames {
    package static let declaration = "bagit.txt"
    package static let info = "bag-info.txt"
    package static let manifest = "manifest-sha256.txt"
    package static let tagManifest = "tagmanifest-sha256.txt"
    package static let payload = "data"
    package static let record = "registration.json"

    package static let tagFiles = [declaration, info, manifest, tagManifest]
    /// What `bagit.txt` holds, to the byte.
    package static let declarationText = "BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n"
}
