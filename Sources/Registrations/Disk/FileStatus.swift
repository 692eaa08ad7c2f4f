/// What kind of thing a name stands for, and how many bytes it has.
package struct FileStatus: Equatable, Sendable {
    package enum Kind: Equatable, Sendable { case file, directory, link, other }

    package let kind: Kind
    package let bytes: Int

    package init(kind: Kind, bytes: Int) {
        self.kind = kind
        self.bytes = bytes
    }
}
