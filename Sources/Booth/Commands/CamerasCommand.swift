import Cameras
import Core

/// `nosebooth cameras`: every camera with its modes and controls, and why a node was left out.
enum CamerasCommand: Command {
    static let name = "cameras"
    static let summary = "Lists every camera, its modes and controls, and why a video device is not one."
    static let usage = "[--json]"
    static let options = [OptionDescription("--json", help: "one JSON object on standard output")]

    static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        try arguments.refuseOperands(of: name)
        let catalogue: CameraCatalogue
        do throws(SystemError) { catalogue = try CameraCatalogue(kernel: LinuxVideoKernel()) } catch {
            throw CommandFailure(.unavailable, "the video devices of this machine cannot be listed: \(error)")
        }
        let listing = CameraListing(catalogue)
        StandardOutput.write(arguments.has("--json") ? listing.json.text + "\n" : listing.text)
        if catalogue.cameras.isEmpty { StandardError.write("nosebooth: no camera was found\n") }
        return .done
    }
}
