import Cameras
import Core
import Imaging
import TestSupport

/// Pictures that tell which they are: an even grey of ten times their number.
enum Samples {
    static func jpeg(_ number: Int) throws -> [UInt8] {
        var noise = SeededGenerator(seed: UInt64(number))
        let frame = Frame.drawn(width: 160, height: 120, format: .yuv420) { _, row in
            row < 60 ? UInt8(10 * number) : UInt8(noise.next() % 200)
        }
        var encoder = JPEGEncoder()
        return try encoder.encode(frame)
    }

    /// Which number a frame's picture has.
    static func number(_ frame: Frame) -> Int { (luma(frame, column: 40, row: 20) + 5) / 10 }

    static func luma(_ frame: Frame, _ kind: Plane.Kind = .luma, column: Int = 0, row: Int = 0) -> Int {
        frame.withPlane(kind) { Int($0.bytes[row * $0.stride + column]) }
    }

    static func bytes(_ frame: Frame, _ kind: Plane.Kind = .luma) -> [UInt8] {
        frame.withPlane(kind) { plane in
            (0..<plane.height).flatMap { row in plane.bytes[row * plane.stride..<row * plane.stride + plane.width] }
        }
    }

    static func open(_ path: String, _ options: ReplayOptions = ReplayOptions()) throws(SourceError) -> any FrameSource
    {
        try SourceDescription.replay(path: path, options: options).open(pool: FramePool())
    }

    /// Everything up to the end, or the first so many events of an endless source.
    static func events(_ source: any FrameSource, limit: Int = 100) throws(SourceError) -> [SourceEvent] {
        var events: [SourceEvent] = []
        while events.count < limit {
            let event = try source.next()
            if case .end = event { break }
            events.append(event)
        }
        return events
    }

    static func frames(_ events: [SourceEvent]) -> [Frame] {
        events.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
    }

    static func drops(_ events: [SourceEvent]) -> [Int] {
        events.compactMap { if case .dropped(let sequence, _) = $0 { sequence } else { nil } }
    }

    /// The kind of refusal at the opening or while playing; `nil` when all went well.
    static func refusal(_ path: String) -> SourceError.Kind? {
        do throws(SourceError) {
            _ = try events(open(path))
            return nil
        } catch {
            return error.kind
        }
    }
}
