/// The detector cannot be had or failed. None of these passes by itself.
package struct VisionError: Error, Equatable, Sendable {
    package enum Kind: Equatable, Sendable { case modelMissing, modelDamaged, inferenceFailed }

    package let kind: Kind
    /// A sentence for people.
    package let explanation: String

    package init(_ kind: Kind, _ explanation: String) {
        self.kind = kind
        self.explanation = explanation
    }
}

extension VisionError: CustomStringConvertible {
    package var description: String { explanation }
}
