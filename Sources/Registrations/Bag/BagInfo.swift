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
    package static func value(of label: String, in text: String) -> String? {
        let values = text.split(separator: "\n").filter { $0.hasPrefix(label + ": ") }
        return values.count == 1 ? String(values[0].dropFirst(label.utf8.count + 2)) : nil
    }
}
