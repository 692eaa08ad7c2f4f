public import Core

/// What a list shows of a registration, read without its pictures and without most of its record.
public struct RegistrationSummary: Equatable, Sendable {
    public let id: RegistrationID
    public let species: String
    public let purpose: String
    public let state: String
    public let pet: Registration.Pet
    public let created: WallTime
    public let clockSynchronised: Bool
    /// How many pictures, and their bytes.
    public let captures: Int
    public let bytes: Int
    /// Whether any picture was taken in debug mode.
    public let isTest: Bool

    /// `nil` for what is no record of format 1.
    package init?(json: [UInt8]) {
        let parts = json.withUnsafeBufferPointer { buffer -> Parts? in
            var parts = Parts()
            var scanner = JSONScanner(buffer)
            let isWhole = scanner.object { key, scanner in parts.take(key, from: &scanner) }
            return isWhole && scanner.isAtEnd ? parts : nil
        }
        guard let parts, parts.format == Registration.currentFormat, let id = parts.id, let species = parts.species,
            let purpose = parts.purpose, let state = parts.state, let created = parts.created,
            let clockSynchronised = parts.clockSynchronised, parts.captures > 0
        else { return nil }
        self.id = id
        self.species = species
        self.purpose = purpose
        self.state = state
        pet = parts.pet
        self.created = created
        self.clockSynchronised = clockSynchronised
        captures = parts.captures
        bytes = parts.bytes
        isTest = parts.isTest
    }
}

/// What has been read of a record.
private struct Parts {
    var format: String?
    var id: RegistrationID?
    var species: String?
    var purpose: String?
    var state: String?
    var pet = Registration.Pet()
    var created: WallTime?
    var clockSynchronised: Bool?
    var captures = 0
    var bytes = 0
    var isTest = false

    mutating func take(_ key: UnsafeBufferPointer<UInt8>, from scanner: inout JSONScanner) -> Bool {
        switch String(decoding: key, as: UTF8.self) {
        case "format": return read(&format, scanner.string())
        case "id":
            id = scanner.string().flatMap { RegistrationID($0) }
            return id != nil
        case "species": return read(&species, scanner.string())
        case "purpose": return read(&purpose, scanner.string())
        case "state": return read(&state, scanner.string())
        case "pet": return takePet(from: &scanner)
        case "created": return takeMoment(from: &scanner)
        case "captures":
            return scanner.array(depth: 1) { scanner in
                captures += 1
                return takeCapture(from: &scanner)
            }
        default: return scanner.skipValue(depth: 1)
        }
    }

    private mutating func takePet(from scanner: inout JSONScanner) -> Bool {
        scanner.object(depth: 1) { key, scanner in
            switch String(decoding: key, as: UTF8.self) {
            case "reference":
                guard let text = scanner.optionalString() else { return false }
                pet.reference = text
            case "name":
                guard let text = scanner.optionalString() else { return false }
                pet.name = text
            default: return scanner.skipValue(depth: 2)
            }
            return true
        }
    }

    private mutating func takeMoment(from scanner: inout JSONScanner) -> Bool {
        scanner.object(depth: 1) { key, scanner in
            switch String(decoding: key, as: UTF8.self) {
            case "wall":
                created = scanner.string().flatMap { WallTime($0) }
                return created != nil
            case "clockSynchronised": return read(&clockSynchronised, scanner.bool())
            default: return scanner.skipValue(depth: 2)
            }
        }
    }

    private mutating func takeCapture(from scanner: inout JSONScanner) -> Bool {
        scanner.object(depth: 2) { key, scanner in
            if key.elementsEqual("bytes".utf8) {
                guard let size = scanner.integer(), size >= 0 else { return false }
                bytes = bytes.addingReportingOverflow(size).partialValue
                return true
            }
            guard key.elementsEqual("test".utf8) else { return scanner.skipValue(depth: 3) }
            guard let test = scanner.bool() else { return false }
            if test { isTest = true }
            return true
        }
    }

    private func read<Value>(_ target: inout Value?, _ value: Value?) -> Bool {
        target = value
        return value != nil
    }
}
