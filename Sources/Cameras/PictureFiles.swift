/// Pictures that lie in files of their own, read when their turn comes.
package struct PictureFiles: PictureSequence {
    private let paths: [String]

    package init(file path: String) { paths = [path] }

    /// Takes the JPEGs of a folder, by name.
    package init(folder: String) throws(SourceError) {
        paths = try FileBytes.names(in: folder)
            .filter { name in [".jpg", ".jpeg", ".JPG", ".JPEG"].contains { name.hasSuffix($0) } }
            .map { folder + "/" + $0 }
        guard !paths.isEmpty else { throw SourceError(.unusable, "the folder \(folder) holds no JPEG picture") }
    }

    package var count: Int { paths.count }

    package func bytes(at index: Int) throws(SourceError) -> [UInt8] { try FileBytes.read(paths[index]) }
}
