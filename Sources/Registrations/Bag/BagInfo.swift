/// The lines of `bag-info.txt` that we write and check.
package struct BagInfo: Equatable, Sendable {
    package var softwareAgent: String
    /// ISO date.
    package var date: String
    package var identifier: String
    package var payloadBytes: Int
    package var payloadFiles: Int

    package var text: String {
        // A line end in a value would begin a line of its own.
        let agent = String(softwareAgent.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? " " : Character($0) })
        return """
            Bag-Software-Agent: \(agent)
            Bagging-Date: \(date)
            External-Identifier: \(identifier)
            Payload-Oxum: \(oxum)

            """
    }

    package var oxum: String { "\(payloadBytes).\(payloadFiles)" }

    /// The value of a label that stands exactly once.
    package static func value(of label: String, in bytes: [UInt8]) -> String? {
        let start = Array("\(label): ".utf8)
        var value: ArraySlice<UInt8>?
        for line in bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: start) {
            guard value == nil else { return nil }
            value = line.dropFirst(start.count)
        }
        return value.map { String(decoding: $0, as: UTF8.self) }
    }
}
