import Cameras
import Core
import Imaging
import PetCamera
import Vision

/// `nosebooth detect`: what the detector sees in pictures.
enum DetectCommand: Command {
    static let name = "detect"
    static let summary = "Tells what the detector sees in pictures."
    static let usage = "FILE… [--json]"
    static let options = [OptionDescription("--json", help: "one JSON object a file on standard output")]

    static func run(_ arguments: ParsedArguments) throws(CommandFailure) -> ExitCode {
        guard !arguments.operands.isEmpty else { throw CommandFailure(.usage, "detect needs at least one file") }
        let detector: PetDetector
        do { detector = try PetDetector.load(from: .find(), threads: 2) } catch { throw CommandFailure(error) }
        var decoder = JPEGDecoder(pool: FramePool(capacity: 1))
        var code = ExitCode.done
        for file in arguments.operands {
            do throws(CommandFailure) {
                try report(file, try look(at: file, &decoder, detector), asJSON: arguments.has("--json"))
            } catch {
                // A missing file outranks the rest: it is the caller's mistake. A disk's error outranks bad data.
                let rank: [ExitCode] = [.done, .badData, .inputOutput, .noInput]
                if (rank.firstIndex(of: error.code) ?? 0) >= (rank.firstIndex(of: code) ?? 0) { code = error.code }
                StandardError.write("nosebooth: \(error.sentence)\n")
                if arguments.has("--json") {
                    let line = JSONValue.members(["file": .string(file), "error": .string(error.sentence)])
                    StandardOutput.write(line.text + "\n")
                }
            }
        }
        return code
    }

    private struct Answer {
        let size: Size
        let milliseconds: Double
        let detections: [Detection]
    }

    private static func look(
        at file: String, _ decoder: inout JPEGDecoder, _ detector: PetDetector
    ) throws(CommandFailure) -> Answer {
        let bytes: [UInt8]
        do { bytes = try FileBytes.read(file) } catch { throw CommandFailure(error) }
        let frame: Frame
        do {
            frame = try decoder.decode(bytes, sequence: 0, time: .zero)
        } catch {
            throw CommandFailure(.badData, "\(file): \(error.description)")
        }
        let start = SystemClock().now
        do {
            let detections = try detector.inspect(frame)
            return Answer(size: frame.size, milliseconds: (SystemClock().now - start) * 1000, detections: detections)
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func report(_ file: String, _ answer: Answer, asJSON: Bool) throws(CommandFailure) {
        guard asJSON else {
            let seen = answer.detections.filter { $0.score >= 0.3 }
            let text = seen.map { "\($0.kind.name) \(percent($0.score))" }.joined(separator: ", ")
            StandardOutput.write("\(file): \(text.isEmpty ? "nothing" : text)\n")
            return
        }
        let detections = answer.detections.map {
            JSONValue.members(["class": .string($0.kind.name), "score": .number($0.score), "box": .box($0.box)])
        }
        let line = JSONValue.members([
            "file": .string(file), "width": .integer(Int(answer.size.width)),
            "height": .integer(Int(answer.size.height)),
            "milliseconds": .number((answer.milliseconds * 100).rounded() / 100), "detections": .array(detections),
        ])
        StandardOutput.write(line.text + "\n")
    }

    private static func percent(_ fraction: Double) -> String { "\(Int((fraction * 100).rounded())) %" }
}
