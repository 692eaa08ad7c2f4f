import Cameras
import Core
import FoundationEssentials

/// What a script does to the booth, in panel pixels and seconds since the start.
struct BoothScript: Equatable, Sendable {
    enum Action: Equatable, Sendable {
        case tap(Point)
        case key(String)
        case screenshot(String)
        case quit
    }

    struct Step: Equatable, Sendable {
        let at: Double
        let action: Action
    }

    /// In the order of their times.
    private(set) var steps: [Step] = []

    init() {}

    /// Reads one JSON object a line; every mistake is named with its line.
    init(contentsOf path: String) throws(CommandFailure) {
        let bytes: [UInt8]
        do { bytes = try FileBytes.read(path) } catch { throw CommandFailure(error) }
        var mistakes: [String] = []
        for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
            guard line.contains(where: { $0 != 32 && $0 != 13 && $0 != 9 }) else { continue }
            if let step = BoothScript.step(Array(line)) {
                steps.append(step)
            } else {
                mistakes.append("\(path):\(index + 1)")
            }
        }
        guard mistakes.isEmpty else {
            throw CommandFailure(
                .badData,
                "not a step of a script: \(mistakes.joined(separator: ", ")); a step is {\"at\":1.5,\"tap\":[x,y]} or with key, screenshot or quit"
            )
        }
        // Steps of the same moment keep their order.
        steps = steps.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
    }

    private struct Line: Decodable {
        let at: Double
        let tap: [Double]?
        let key: String?
        let screenshot: String?
        let quit: Bool?
    }

    private static func step(_ bytes: [UInt8]) -> Step? {
        guard let line = try? JSONDecoder().decode(Line.self, from: Data(bytes)), line.at >= 0, line.at.isFinite else {
            return nil
        }
        switch (line.tap, line.key, line.screenshot, line.quit) {
        case (let tap?, nil, nil, nil) where tap.count == 2:
            return Step(at: line.at, action: .tap(Point(x: tap[0], y: tap[1])))
        case (nil, let key?, nil, nil): return Step(at: line.at, action: .key(key))
        case (nil, nil, let path?, nil): return Step(at: line.at, action: .screenshot(path))
        case (nil, nil, nil, true?): return Step(at: line.at, action: .quit)
        default: return nil
        }
    }
}
