import Core
package import Imaging

/// A clip of JPEGs: one picture, a folder of them by name, or a `.mjpeg` file of them end to end.
///
/// A picture that is damaged or cannot be read is a dropped frame, as from a camera; a clip without one good picture is refused at the
/// first request.
package final class JPEGClip: FrameSource {
    package let frameRate: Double
    package let pacesItself = false
    private let pictures: any PictureSequence
    private let loops: Bool
    private let subject: String
    private var decoder: JPEGDecoder
    private var index = 0
    private var sequence = 0
    private var goodFrames = 0

    package init(_ pictures: any PictureSequence, subject: String, options: ReplayOptions, pool: FramePool) {
        self.pictures = pictures
        self.subject = subject
        frameRate = options.frameRate ?? 30
        loops = options.loops
        decoder = JPEGDecoder(pool: pool)
    }

    package func next() throws(SourceError) -> SourceEvent {
        if index == pictures.count {
            guard goodFrames > 0 else { throw SourceError(.unusable, "\(subject) holds no usable JPEG picture") }
            guard loops else { return .end }
            index = 0
            // Counted anew in each round: a folder whose pictures have gone would be read for ever.
            goodFrames = 0
        }
        defer { sequence += 1 }
        defer { index += 1 }
        let bytes: [UInt8]
        do {
            bytes = try pictures.bytes(at: index)
        } catch {
            return .dropped(sequence: sequence, reason: error.explanation)
        }
        let time = Instant(seconds: Double(sequence) / frameRate)
        do {
            let frame = try decoder.decode(bytes, sequence: sequence, time: time)
            goodFrames += 1
            return .frame(frame)
        } catch {
            return .dropped(sequence: sequence, reason: error.description)
        }
    }
}

/// Encoded pictures by number.
package protocol PictureSequence {
    var count: Int { get }
    func bytes(at index: Int) throws(SourceError) -> [UInt8]
}
