import Cameras
import Imaging
import PetCamera

/// Options that several commands read alike.
enum EngineArguments {
    static func species(_ arguments: ParsedArguments) throws(CommandFailure) -> Species {
        guard let species: Species = try choice("--species", arguments) else {
            throw CommandFailure(.usage, "--species is missing: dog or cat")
        }
        return species
    }

    static func purpose(_ arguments: ParsedArguments) throws(CommandFailure) -> DetectionPurpose {
        try choice("--purpose", arguments) ?? .petProfileRegistration
    }

    /// The case of an enumeration that an option names; `nil` when the option is absent.
    static func choice<Value: RawRepresentable & CaseIterable>(
        _ option: String, _ arguments: ParsedArguments
    ) throws(CommandFailure) -> Value? where Value.RawValue == String {
        guard let text = arguments.value(option) else { return nil }
        guard let value = Value(rawValue: text) else {
            let known = Value.allCases.map(\.rawValue)
            throw CommandFailure(.usage, "\(option) \(text) is unknown; use \(known.joined(separator: ", "))")
        }
        return value
    }

    static func source(_ text: String, pool: FramePool) throws(CommandFailure) -> any FrameSource {
        do {
            return try SourceDescription(text).open(pool: pool)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// What a record calls the camera: the kind of source and never a path, which may hold a name.
    static func cameraName(_ source: String) -> String {
        source.split(separator: ":").first.map(String.init) ?? "unknown"
    }
}
