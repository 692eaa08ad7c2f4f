import Core
import Registrations

/// Registrations as text, for people and for programs.
enum StoreText {
    /// What people read and write down: boot and sequence, which order registrations.
    static func number(_ id: RegistrationID) -> String { "\(id.boot)-\(id.sequence)" }

    static func registrations(_ count: Int) -> String { "\(count) \(count == 1 ? "registration" : "registrations")" }

    static func json(_ quality: [String: QualityRange]) -> JSONValue {
        .object(
            quality.sorted { $0.key < $1.key }.map { name, range in
                .init(
                    key: name,
                    value: .members([
                        "minimum": .number(range.minimum), "mean": .number(range.mean),
                        "maximum": .number(range.maximum),
                    ]))
            })
    }

    /// One line for each component: its name, and the worst, the mean and the best.
    static func table(_ quality: [String: QualityRange]) -> [String] {
        quality.sorted { $0.key < $1.key }.map { name, range in
            let figures = [range.minimum, range.mean, range.maximum].map { "\(Int($0.rounded()))" }
            return "  \(name)  \(figures.joined(separator: " / "))"
        }
    }

    static func line(_ entry: RegistrationListing) -> String {
        guard let summary = entry.summary else { return "\(entry.id)  \(entry.problem ?? "cannot be read")" }
        return "\(entry.id)  \(summary.created)  \(summary.species)  "
            + "\(summary.captures) pictures  number \(number(entry.id))"
    }

    static func json(_ entry: RegistrationListing) -> JSONValue {
        guard let registration = entry.summary else {
            return .members(["id": .string("\(entry.id)"), "problem": .optional(entry.problem)])
        }
        return .members([
            "id": .string("\(entry.id)"), "number": .string(number(entry.id)), "species": .string(registration.species),
            "purpose": .string(registration.purpose), "state": .string(registration.state),
            "created": .string("\(registration.created)"),
            "clockSynchronised": .bool(registration.clockSynchronised),
            "pet": .members([
                "reference": .optional(registration.pet.reference), "name": .optional(registration.pet.name),
            ]),
            "captures": .integer(registration.captures),
            "bytes": .integer(registration.bytes), "test": .bool(registration.isTest),
        ])
    }

    static func json(_ registration: Registration, path: String) -> JSONValue {
        let captures = registration.captures.map { capture in
            JSONValue.members([
                "file": .string(capture.file), "role": .string(capture.facts.role.rawValue),
                "bytes": .integer(capture.bytes), "sha256": .string(capture.sha256),
                "width": .integer(capture.facts.width), "height": .integer(capture.facts.height),
                "box": capture.facts.box.map { .box($0) } ?? .null, "manual": .bool(capture.facts.manual),
                "test": .bool(capture.facts.test), "quality": quality(capture.facts.quality),
            ])
        }
        return .members([
            "id": .string("\(registration.id)"), "number": .string(number(registration.id)), "path": .string(path),
            "captureSession": .string(registration.captureSession), "species": .string(registration.species),
            "purpose": .string(registration.purpose), "state": .string(registration.state),
            "created": .string("\(registration.created.wall)"),
            "pet": .members([
                "reference": .optional(registration.pet.reference), "name": .optional(registration.pet.name),
            ]),
            "booth": .members([
                "id": .string(registration.booth.id), "board": .string(registration.booth.board),
                "software": .string(registration.booth.software), "camera": .string(registration.booth.camera),
            ]),
            "captures": .array(captures), "quality": json(registration.quality),
        ])
    }

    private static func quality(_ quality: Quality) -> JSONValue {
        .object(
            quality.components.sorted { $0.key < $1.key }.map {
                JSONValue.Member(key: $0.key, value: .number($0.value))
            })
    }

    static func page(_ registration: Registration, path: String) -> String {
        let head = """
            \(registration.id)
            number       \(number(registration.id))
            kept at      \(path)
            created      \(registration.created.wall)\(registration.created.clockSynchronised ? "" : " (clock not synchronised)")
            species      \(registration.species), \(registration.purpose), \(registration.state)
            pet          \(registration.pet.reference ?? "no reference"), \(registration.pet.name ?? "no name")

            """
        let pictures = registration.captures.map { capture in
            let overall = capture.facts.quality.components["overall"].map { "quality \(Int($0.rounded()))" } ?? ""
            return
                "  \(capture.file)  \(capture.facts.width)x\(capture.facts.height)  \(capture.bytes) bytes  \(overall)\n"
        }
        return head + pictures.joined() + table(registration.quality).map { $0 + "\n" }.joined()
    }

    static func json(_ result: VerificationResult) -> JSONValue {
        .members([
            "id": .string("\(result.id)"), "valid": .bool(result.isValid),
            "problems": .array(result.problems.map { .string($0.explanation) }),
        ])
    }

    static func lines(_ result: VerificationResult) -> String {
        guard !result.isValid else { return "\(result.id)  verified, \(result.files) files\n" }
        return result.problems.map { "\(result.id)  \($0.explanation)\n" }.joined()
    }
}
