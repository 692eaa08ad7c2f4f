/// A face in a font file; collections hold several.
package struct FontFile: Equatable, Hashable, Sendable {
    package let path: String
    package let index: Int

    package init(path: String, index: Int = 0) {
        self.path = path
        self.index = index
    }
}
