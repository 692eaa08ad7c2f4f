import Views

/// The faces of each weight in the order of preference: our own first, then scripts, symbols, and a last resort.
package struct FontFaces: Equatable, Sendable {
    struct Face: Equatable, Sendable {
        let file: FontFile
        /// The scripts for which this face comes before all others; empty for those that only fill gaps.
        let scripts: Set<Script>
    }

    private let regular: [Face]
    private let semibold: [Face]

    /// Looks for the faces in the folders.
    package init(_ folders: FontFolders) throws(StageError) {
        let files = folders.files()
        regular = FontFaces.faces(files, semibold: false)
        semibold = FontFaces.faces(files, semibold: true)
        guard !regular.isEmpty else {
            let places = folders.folders.joined(separator: ", ")
            throw StageError(.noFonts, "look for fonts", places, cause: "none of our font files is there")
        }
    }

    func faces(_ weight: ResolvedFont.Weight) -> [Face] { weight == .regular ? regular : semibold }

    /// The main face's line height counts for every script, so that mixed lines stay level.
    private static func faces(_ files: [String: String], semibold: Bool) -> [Face] {
        // Debian's core package has no semibold; bold is the next heavier.
        let weights = semibold ? ["SemiBold", "DemiBold", "Bold", "Medium", "Regular"] : ["Regular", "Medium"]
        func find(_ families: [String], _ ending: String, _ scripts: Set<Script>, index: Int = 0) -> Face? {
            for family in families {
                for weight in weights {
                    if let path = files["\(family)-\(weight).\(ending)"] {
                        return Face(file: FontFile(path: path, index: index), scripts: scripts)
                    }
                }
            }
            return nil
        }
        let cjk = ["NotoSansCJK"]
        let last = (semibold ? ["DejaVuSans-Bold.ttf"] : []) + ["DejaVuSans.ttf"]
        let faces: [Face?] = [
            find(["NotoSans"], "ttf", [.latin, .greek, .cyrillic, .common]),
            find(["NotoSansArabic", "NotoNaskhArabic", "NotoKufiArabic"], "ttf", [.arabic]),
            // Faces of the collection, in its order: Japanese, Korean, Chinese simplified and traditional.
            find(cjk, "ttc", [.kana, .han]),
            find(cjk, "ttc", [.hangul], index: 1),
            find(["NotoSansHebrew"], "ttf", [.hebrew]),
            find(["NotoSansDevanagari"], "ttf", [.devanagari]),
            find(["NotoSansThai"], "ttf", [.thai]),
            find(["NotoSansSymbols2"], "ttf", []),
            find(["NotoSansSymbols"], "ttf", []),
            find(["NotoSansMath"], "ttf", []),
            last.compactMap { files[$0] }.first.map { Face(file: FontFile(path: $0), scripts: []) },
        ]
        return faces.compactMap { $0 }
    }
}
