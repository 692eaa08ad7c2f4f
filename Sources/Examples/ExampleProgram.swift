import Foundation
import PetCameraUI
import Stage

/// Shows one example: `Examples close-panel`. `Examples --list` names them, and `--help` prints the usage.
@main
struct ExampleProgram {
    @MainActor static func main() {
        let options: ExampleOptions
        do { options = try ExampleOptions(Array(CommandLine.arguments.dropFirst())) } catch {
            end(64, error.sentence + "\n" + ExampleOptions.usage)
        }
        guard !options.isHelp else { return print(ExampleOptions.usage, terminator: "") }
        guard let example = options.example else { return list() }
        do {
            try show(example, options)
        } catch let error as CameraInitializationError {
            // Only the first source is opened at the start.
            end(error.exitCode(source: options.sources.first ?? ""), error.description)
        } catch let error as StageError {
            end(error.exitCode, error.sentence)
        } catch {
            end(1, "\(error)")
        }
    }

    @MainActor private static func list() {
        for example in Example.allCases { print("\(example.rawValue): \(example.summary)") }
    }

    /// All that a program has to do: a capture session, a controller on it, and a stage that shows a view.
    @MainActor private static func show(_ example: Example, _ options: ExampleOptions) throws {
        let session = CaptureSession(sources: options.sources)
        let controller = CameraController(
            configuration: DetectionConfiguration(species: options.species, purpose: .petProfileRegistration),
            licenseInfo: LicenseInfo(apiKey: "example"), captureSession: session)
        try controller.initializeCamera(captureSessionId: UUID()) { result in
            switch result {
            case .success(let pictures, let appearance):
                print("\(pictures.count) pictures, and \(appearance.count) of the whole animal")
            case .failure(let sentence): print(sentence)
            }
        }
        defer { controller.finalizeCamera() }
        controller.startDetection()
        try Stage.run(options.stage) {
            ExampleScreen(
                example: example, session: session, controller: controller, species: options.species,
                turn: options.turn)
        }
    }

    private static func end(_ code: Int32, _ sentence: String) -> Never {
        FileHandle.standardError.write(Data((sentence.hasSuffix("\n") ? sentence : sentence + "\n").utf8))
        exit(code)
    }
}
