import Cameras
import Core
import Imaging
import PetCamera
import Vision

/// `nosebooth replay`: the whole engine on a clip, without a screen.
enum ReplayCommand: Command {
    static let name = "replay"
    static let summary = "Runs the whole engine on a clip, without a screen, as fast as it can."
    static let usage = "--source SOURCE --species dog|cat [--purpose P] [--store DIR] [--json]"
    static let options = [
        OptionDescription("--source", "SOURCE", help: "replay:PATH or pattern"),
        OptionDescription("--species", "dog|cat", help: "what is to be registered"),
        OptionDescription(
            "--purpose", "P", help: "petProfileRegistration (default), petVerification or petIdentification"),
        OptionDescription("--store", "DIR", help: "where a finished registration is kept"),
        OptionDescription("--json", help: "one JSON object an event on standard output"),
    ]

    static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        guard arguments.operands.isEmpty else {
            throw CommandFailure(.usage, "replay does not know what to do with \(arguments.operands[0])")
        }
        guard let text = arguments.value("--source") else { throw CommandFailure(.usage, "replay needs --source") }
        let species: Species = try EngineArguments.species(arguments)
        let purpose = try EngineArguments.purpose(arguments)
        return .done
    }
}
