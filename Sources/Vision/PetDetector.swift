import CVision
import Core
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
        guard SHA256Digest(of: onnx).hex == description.sha256 else {
            throw VisionError(.modelDamaged, "the model file \(description.file) is damaged: its digest differs")
        }
        cvision_set_threads(Int32(threads))
        network = try NetworkHandle(onnx: onnx)
        self.description = description
    }

    /// What is in a picture, best first; scores of 0.05 and more.
    package func detect(in frame: Frame) throws(VisionError) -> [Detection] {
        let input = ModelInput(picture: frame.size, area: description.inputArea)
        var output = ModelOutput(input: input)
        try network.run(on: frame, input: input, into: &output)
        return output.detections(input: input, nmsIoU: description.nmsIoU)
    }
}

/// The owned C handle.
private struct NetworkHandle: ~Copyable {
    private let raw: OpaquePointer

    init(onnx: [UInt8]) throws(VisionError) {
        var text = [CChar](repeating: 0, count: 512)
        guard let raw = cvision_network_read(onnx, onnx.count, &text, text.count) else {
            throw VisionError(.modelDamaged, "the model cannot be loaded: \(NetworkHandle.string(text))")
        }
        self.raw = raw
    }

    deinit { cvision_network_free(raw) }

    func run(on frame: Frame, input: ModelInput, into output: inout ModelOutput) throws(VisionError) {
        var text = [CChar](repeating: 0, count: 512)
        let kinds = frame.format.planes
        let raw = self.raw
        let status = frame.withPlane(.luma) { luma in
            frame.withPlane(kinds.count > 1 ? .cb : .luma) { cb in
                frame.withPlane(kinds.last!) { cr in
                    let planes = [luma, cb, cr].map {
                        cvision_plane(
                            bytes: $0.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), width: Int32($0.width),
                            height: Int32($0.height), stride: Int32($0.stride))
                    }
                    return cvision_network_run(
                        raw, planes, Int32(kinds.count), Int32(input.scaledWidth), Int32(input.scaledHeight),
                        Int32(input.width), Int32(input.height), &output.centres, &output.boxes, &text, text.count)
                }
            }
        }
        guard status == 0 else {
            throw VisionError(.inferenceFailed, "the detector failed: \(NetworkHandle.string(text))")
        }
    }

    private static func string(_ text: [CChar]) -> String {
        String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
