import Foundation

/// Full-size photographs of real animals that lie beside the project and never in it.
package struct Photograph: Sendable, CustomStringConvertible {
    package let file: String
    package let species: String
    /// Box of the nose or face in pixels: x, y, width, height.
    package let box: [Double]

    package var description: String { file }

    /// Beside the project's root; a user's clone has none.
    package static let folder: String = {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        return "/\(root)/../shared/data/hires"
    }()

    /// All that are there, by name; none when the folder is not.
    package static let all: [Photograph] = {
        guard let table = try? String(contentsOfFile: folder + "/boxes.csv", encoding: .utf8) else { return [] }
        return table.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            let box = fields.dropFirst(3).prefix(4).compactMap(Double.init)
            guard fields.count >= 7, box.count == 4 else { return nil }
            return Photograph(file: fields[0], species: fields[1], box: box)
        }.sorted { $0.file < $1.file }
    }()

    package static func named(_ file: String) -> Photograph? { all.first { $0.file == file } }

    /// Prints why tests are skipped: a skip must not look like a pass.
    package static func areThere() -> Bool {
        if all.isEmpty { print("SKIPPED: there are no photographs beside the project, so no clips are made of them") }
        return !all.isEmpty
    }
}
