import Cameras
import Core
import FoundationEssentials

/// The sentences of one language, read once at start.
struct StringTable: Equatable, Sendable {
    let language: Language
    private let texts: [String: String]

    init(_ language: Language, assets: AssetFolder) throws(CommandFailure) {
        self.language = language
        let name = language == .pseudo ? Language.en.rawValue : language.rawValue
        let path = assets.file("strings/\(name).json")
        let bytes: [UInt8]
        do { bytes = try FileBytes.read(path) } catch {
            throw CommandFailure(
                .configuration, "the sentences of the language \(name) are missing: \(error.explanation)")
        }
        guard let table = try? JSONDecoder().decode([String: String].self, from: Data(bytes)),
            table["language.name"] != nil
        else {
            throw CommandFailure(.configuration, "\(path) is not a table of sentences")
        }
        texts = language == .pseudo ? table.mapValues(PseudoLanguage.lengthened) : table
    }

    /// The sentence for a key; the key itself when there is none, so that a gap is seen and nothing stops.
    subscript(key: String) -> String { texts[key] ?? key }

    /// The same with `{name}` replaced.
    func callAsFunction(_ key: String, _ values: KeyValuePairs<String, String>) -> String {
        values.reduce(self[key]) { text, pair in
            text.split(separator: "{\(pair.key)}", omittingEmptySubsequences: false).joined(separator: pair.value)
        }
    }

    var keys: Set<String> { Set(texts.keys) }
}
