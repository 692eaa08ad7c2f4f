/// What the file `FORMAT` says.
package enum StoreFormat: Equatable, Sendable {
    case missing
    case known
    /// A number that this program does not know.
    case other(Int)
    case garbage

    package static let currentText = "nosebooth-store 1\n"

    package init(_ bytes: [UInt8]) {
        let head = "nosebooth-store "
        let text = String(decoding: bytes, as: UTF8.self)
        let digits = text.dropFirst(head.count).dropLast()
        if text == Self.currentText {
            self = .known
        } else if text.hasPrefix(head), text.hasSuffix("\n"), (1...9).contains(digits.utf8.count),
            digits.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(digits), number > 1
        {
            self = .other(number)
        } else {
            self = .garbage
        }
    }
}
