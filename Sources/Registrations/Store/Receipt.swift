import Core
import FoundationEssentials

/// That a registration lies somewhere else too: the contents of `state/ID.KIND-DESTINATION.json`.
public struct Receipt: Hashable, Sendable {
    public enum Kind: String, Codable, Sendable, CaseIterable { case export, sync }

    package static let currentFormat = "nosebooth.receipt/1"

    public let id: RegistrationID
    public let kind: Kind
    /// What the place is called among the booth's own: up to 32 of `a-z`, `0-9` and `-`. Never a name of a person.
    public let destination: String
    /// SHA-256 of the bag's tag manifest, in hexadecimal: which bag lies there.
    public let bag: String
    /// Whether it was read back there and found whole. Nothing is evicted without that.
    public let verified: Bool
    public let wall: WallTime
    public let clockSynchronised: Bool

    /// - Parameter at: when it was verified or written there.
    /// - Returns: `nil` for a destination or a digest of another shape.
    public init?(
        of id: RegistrationID, kind: Kind, destination: String, bag: String, verified: Bool,
        at moment: Registration.Moment
    ) {
        guard Self.isDestination(destination), bag.isLowerHex(64) else { return nil }
        self.id = id
        self.kind = kind
        self.destination = destination
        self.bag = bag
        self.verified = verified
        wall = moment.wall
        clockSynchronised = moment.clockSynchronised
    }

    /// The file's name in `state`.
    package var fileName: String { "\(id).\(kind.rawValue)-\(destination).json" }

    package var json: [UInt8] {
        SealedText.json(
            "\"format\":\"\(Self.currentFormat)\",\"id\":\"\(id)\",\"kind\":\"\(kind.rawValue)\","
                + "\"destination\":\"\(destination)\",\"bag\":\"\(bag)\",\"verified\":\(verified),"
                + "\"wall\":\"\(wall)\",\"clockSynchronised\":\(clockSynchronised)")
    }

    /// `nil` for anything that is not what `json` writes.
    package init?(json: [UInt8]) {
        struct Contents: Decodable {
            let format: String
            let id: RegistrationID
            let kind: Kind
            let destination: String
            let bag: String
            let verified: Bool
            let wall: String
            let clockSynchronised: Bool
        }
        guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(json)),
            contents.format == Self.currentFormat, let wall = WallTime(contents.wall)
        else { return nil }
        let moment = Registration.Moment(
            wall: wall, clockSynchronised: contents.clockSynchronised, bootID: "", monotonicNanoseconds: 0)
        self.init(
            of: contents.id, kind: contents.kind, destination: contents.destination, bag: contents.bag,
            verified: contents.verified, at: moment)
        guard self.json == json else { return nil }
    }

    /// Whether a name in `state` is that of a receipt.
    package static func isName(_ name: String) -> Bool {
        guard name.hasSuffix(".json"), let dot = name.firstIndex(of: ".") else { return false }
        let words = name[name.index(after: dot)...].dropLast(5).split(separator: "-", maxSplits: 1)
        return words.count == 2 && Kind(rawValue: String(words[0])) != nil && isDestination(String(words[1]))
            && RegistrationID(String(name[..<dot])) != nil
    }

    private static func isDestination(_ text: String) -> Bool {
        (1...32).contains(text.utf8.count)
            && text.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == UInt8(ascii: "-") }
    }
}
