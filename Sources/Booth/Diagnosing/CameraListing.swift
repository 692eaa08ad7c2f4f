package import Cameras
package import Core

/// The catalogue of cameras, written for people and for programs. A value.
package struct CameraListing: Equatable, Sendable {
    private let catalogue: CameraCatalogue

    package init(_ catalogue: CameraCatalogue) { self.catalogue = catalogue }

    /// One object: `cameras` best first, and `leftOut` with reasons.
    package var json: JSONValue {
        .members([
            "cameras": .array(
                catalogue.entries.compactMap { entry in
                    guard case .camera(let modes, let controls) = entry.verdict else { return nil }
                    return camera(entry, modes, controls)
                }),
            "leftOut": .array(
                catalogue.entries.compactMap { entry in
                    guard case .leftOut(let reason) = entry.verdict else { return nil }
                    return .members([
                        "path": .string(entry.node.path), "name": .string(entry.identity.title),
                        "driver": .string(entry.identity.driver), "formats": CameraListing.codes(entry.formats),
                        "why": .string(reason),
                    ])
                }),
        ])
    }

    /// For a terminal.
    package var text: String {
        guard !catalogue.entries.isEmpty else { return "there is no video device\n" }
        let lines = catalogue.entries.flatMap { (entry) -> [String] in
            switch entry.verdict {
            case .leftOut(let reason): ["left out: \(reason)"]
            case .camera(let modes, let controls): self.lines(entry, modes, controls)
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func camera(
        _ entry: CameraEntry, _ modes: [CameraMode], _ controls: [CameraControlFacts]
    ) -> JSONValue {
        .members([
            "path": .string(entry.node.path), "name": .string(entry.identity.title),
            "byID": .optional(entry.identity.byID), "byPath": .optional(entry.identity.byPath),
            "vendorProduct": .optional(entry.identity.vendorProduct), "driver": .string(entry.identity.driver),
            "profile": .optional(entry.profile?.name), "position": .optional(entry.profile?.position.rawValue),
            "source": .string(source(entry)), "formats": CameraListing.codes(entry.formats),
            "modes": .array(
                modes.map {
                    .members([
                        "format": .string($0.code.description), "width": .integer($0.width),
                        "height": .integer($0.height), "fps": $0.interval?.rate.map { .number($0) } ?? .null,
                    ])
                }),
            "controls": .array(controls.map(CameraListing.control)),
        ])
    }

    private static func control(_ facts: CameraControlFacts) -> JSONValue {
        .members([
            "name": .string(facts.control.name),
            "setting": .optional(CameraSetting.allCases.first { $0.id == facts.control.id }?.rawValue),
            "kind": .string("\(facts.control.kind)"), "minimum": .integer(Int(facts.control.minimum)),
            "maximum": .integer(Int(facts.control.maximum)), "step": .integer(Int(facts.control.step)),
            "default": .integer(Int(facts.control.standard)), "value": facts.value.map { .integer(Int($0)) } ?? .null,
            "menu": .array(
                facts.menu.sorted { $0.key < $1.key }.map {
                    .members(["value": .integer(Int($0.key)), "text": .string($0.value)])
                }),
        ])
    }

    private static func codes(_ formats: [FourCC]) -> JSONValue { .array(formats.map { .string($0.description) }) }

    /// The source that means this camera whatever number it gets, and no other: by its connector, else by its own name,
    /// else by its number, where nothing tells it from another one.
    private func source(_ entry: CameraEntry) -> String {
        let identity = entry.identity
        let names = [identity.byPath.map { "by-path/" + $0 }, identity.byID.map { "by-id/" + $0 }, entry.node.name]
        // What is no camera is passed over by whoever opens one by its name.
        let nodes = catalogue.cameras.map(\.node)
        let name = names.compactMap { $0 }.first { CameraSelector.means($0, entry.node, aloneAmong: nodes) }
        return "v4l2:" + (name ?? entry.node.path)
    }

    private func lines(
        _ entry: CameraEntry, _ modes: [CameraMode], _ controls: [CameraControlFacts]
    ) -> [String] {
        var lines = ["\(entry.identity.title) at \(entry.node.path) (\(entry.identity.driver))"]
        if let profile = entry.profile { lines.append("  profile: \(profile.name), \(profile.position.rawValue)") }
        lines.append("  source: \(source(entry))")
        lines += modes.enumerated().map { ($0.offset == 0 ? "  best mode: " : "  mode: ") + $0.element.description }
        lines += controls.map { facts in
            let value = facts.value.map { "\($0)" } ?? "not readable"
            let name = facts.value.flatMap { facts.menu[$0] }.map { " (\($0))" } ?? ""
            return "  \(facts.control.name): \(value)\(name), \(facts.control.minimum) to \(facts.control.maximum)"
        }
        return lines
    }
}
