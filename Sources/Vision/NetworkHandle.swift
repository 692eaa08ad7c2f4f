import CVision
import Imaging

/// The owned C handle.
struct NetworkHandle: ~Copyable {
    private let raw: OpaquePointer

    init(onnx: [UInt8], name: String) throws(VisionError) {
        var text = [CChar](repeating: 0, count: 512)
        guard let raw = cvision_network_read(onnx, onnx.count, &text, text.count) else {
            throw VisionError(.modelDamaged, "the model \(name) cannot be loaded: \(NetworkHandle.string(text))")
        }
        self.raw = raw
    }

    deinit { cvision_network_free(raw) }

    /// Scales a frame into the network's input.
    func lay(_ frame: Frame, _ input: ModelInput) throws(VisionError) {
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
                    return cvision_network_lay(
                        raw, planes, Int32(kinds.count), Int32(input.scaledWidth), Int32(input.scaledHeight),
                        Int32(input.width), Int32(input.height), &text, text.count)
                }
            }
        }
        try NetworkHandle.check(status, text)
    }

    /// Runs the network on what was laid into its input.
    func infer(into output: inout ModelOutput) throws(VisionError) {
        var text = [CChar](repeating: 0, count: 512)
        let status = cvision_network_infer(raw, &output.centres, &output.boxes, &output.points, &text, text.count)
        try NetworkHandle.check(status, text)
    }

    private static func check(_ status: Int32, _ text: [CChar]) throws(VisionError) {
        guard status != 0 else { return }
        throw VisionError(.inferenceFailed, "the detector failed: \(string(text))")
    }

    private static func string(_ text: [CChar]) -> String {
        String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
