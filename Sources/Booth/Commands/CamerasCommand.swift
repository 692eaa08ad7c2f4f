import Cameras
import Core
import Imaging

/// `nosebooth cameras`: every camera with its modes and controls, and why a node was left out; or one camera, watched.
enum CamerasCommand: Command {
    static let name = "cameras"
    static let summary =
        "Lists every camera, its modes and controls, and why a video device is not one; or watches one."
    static let usage = "[--json] | --watch [--source SOURCE] [--seconds N] [OPTIONS] [--json]"
    static let options =
        [OptionDescription("--json", help: "one JSON object on standard output; with --watch one a line")]
        + CameraWatchArguments.options

    static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        try arguments.refuseOperands(of: name)
        guard !arguments.has("--watch") else {
            return try watch(CameraWatchArguments(arguments), asJSON: arguments.has("--json"))
        }
        try CameraWatchArguments.refuse(arguments)
        return try list(asJSON: arguments.has("--json"))
    }

    private static func list(asJSON: Bool) throws(CommandFailure) -> ExitCode {
        let catalogue: CameraCatalogue
        do throws(SystemError) { catalogue = try CameraCatalogue(kernel: LinuxVideoKernel()) } catch {
            throw CommandFailure(.unavailable, "the video devices of this machine cannot be listed: \(error)")
        }
        let listing = CameraListing(catalogue)
        StandardOutput.write(asJSON ? listing.json.text + "\n" : listing.text)
        if catalogue.cameras.isEmpty { StandardError.write("nosebooth: no camera was found\n") }
        return .done
    }

    /// Ends with the code for devices when not a single picture came.
    private static func watch(_ wishes: CameraWatchArguments, asJSON: Bool) throws(CommandFailure) -> ExitCode {
        func write(_ line: CameraReportLine) {
            StandardOutput.write((asJSON ? line.json.text : line.text) + "\n")
        }
        let clock = SystemClock()
        let start = clock.now
        let camera = SupervisedCamera(
            wishes.selector, profiles: wishes.profile.map { [$0] } ?? [], pool: FramePool(capacity: 8))
        var report = CameraReport(from: start)
        do throws(SourceError) {
            // A reader that has gone ends it, too.
            while wishes.seconds.map({ clock.now - start < $0 }) ?? true, !StandardOutput.hasFailed {
                let event = try camera.next()
                report.take(event, camera.status, at: clock.now).forEach(write)
            }
        } catch {
            camera.close()
            throw CommandFailure(error)
        }
        camera.close()
        write(report.end(camera.status, at: clock.now))
        guard camera.status.frames > 0 else {
            throw CommandFailure(
                .unavailable, camera.status.trouble?.sentence ?? "the camera sent no picture in that time")
        }
        return .done
    }
}
