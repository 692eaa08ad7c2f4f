import CVision
package import Core
package import Imaging

/// The network with its weights. Bound to one thread at a time.
package final class PetDetector {
    private let network: NetworkHandle
    private let description: ModelDescription

    /// Loads and checks a model.
    ///
    /// - Parameters:
    ///   - onnx: the weights; their digest must be the one in the description.
    ///   - threads: how many OpenCV may use, for the whole process.
    package init(description: ModelDescription, onnx: [UInt8], threads: Int) throws(VisionError) {
        try description.check(weights: onnx)
        cvision_set_threads(Int32(threads))
        network = try NetworkHandle(onnx: onnx, name: description.file)
        self.description = description
        try tryOut()
    }

    /// Runs once on a small empty picture: a network of another shape is better refused at start than in front of a dog.
    private func tryOut() throws(VisionError) {
        // Not a square, which would hide that rows and columns were exchanged.
        let (width, height) = (96, 64)
        let input = ModelInput(picture: Size(width: Double(width), height: Double(height)), area: width * height)
        let layout = PlaneLayout(format: .grey, width: width, height: height)
        let buffer = FramePool(capacity: 1).take(layout.byteCount)
        buffer.withMutableBytes { bytes in _ = bytes.initializeMemory(as: UInt8.self, repeating: 128) }
        let empty = Frame(layout: layout, sequence: 0, time: .zero, encoded: nil, buffer: buffer)
        var output = ModelOutput(input: input)
        do throws(VisionError) {
            try network.lay(empty, input)
            try network.infer(into: &output)
        } catch {
            let outputs = "centres [1, 3, H/8, W/8], boxes [1, 12, H/8, W/8] and points [1, 24, H/8, W/8]"
            throw VisionError(
                .modelDamaged,
                "the model \(description.file) does not fit this program, which expects the input image [1, 3, H, W] "
                    + "and the outputs \(outputs): \(error.explanation)")
        }
    }

    /// What is in a picture, best first; scores of 0.05 and more.
    ///
    /// - Parameter distance: how much of the picture a nose is expected to fill.
    package func detect(in frame: Frame, at distance: NoseDistance = .usual) throws(VisionError) -> [Detection] {
        try measure(in: frame, at: distance, by: SystemClock()).detections
    }

    /// What is in a picture of which nothing is known: when a nose is near in it, noses come from a second look.
    package func inspect(_ frame: Frame) throws(VisionError) -> [Detection] {
        let found = try detect(in: frame)
        guard let nose = found.first(where: { $0.kind == .dogNose }) else { return found }
        var distance = NoseDistance.usual
        distance.note(nose.box, in: frame.size)
        guard distance == .near else { return found }
        let noses = try detect(in: frame, at: .near).filter { $0.kind == .dogNose }
        return noses.isEmpty
            ? found : (found.filter { $0.kind != .dogNose } + noses).sorted { $0.score > $1.score }
    }

    /// The same as `detect`, with what each part of it took, in seconds of the clock.
    package func measure(
        in frame: Frame, at distance: NoseDistance = .usual, by clock: some MonotonicClock
    ) throws(VisionError) -> (detections: [Detection], cost: DetectionCost) {
        let start = clock.now
        let area = distance == .near ? description.nearInputArea : description.inputArea
        let input = ModelInput(picture: frame.size, area: area)
        var output = ModelOutput(input: input)
        try network.lay(frame, input)
        let laid = clock.now
        try network.infer(into: &output)
        let inferred = clock.now
        let detections = output.detections(input: input, nmsIoU: description.nmsIoU)
        let end = clock.now
        return (detections, DetectionCost(resize: laid - start, network: inferred - laid, decode: end - inferred))
    }
}
