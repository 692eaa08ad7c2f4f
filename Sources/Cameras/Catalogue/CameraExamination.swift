import Core
import Glibc

/// Decides of a node whether it is a camera. Reads from the open device, and changes nothing there.
struct CameraExamination {
    /// Codecs, image processors and raw sensors of boards; none sends a picture by itself.
    private static let processors = [
        "bcm2835-codec", "bcm2835-isp", "rpivid", "rpi-hevc-dec", "pispbe", "rp1-cfe", "unicam",
    ]

    let kernel: any VideoKernel
    let device: Int32

    struct Findings {
        var capability: VideoCapability
        var type: VideoBufferType
        var formats: [FourCC]
        var modes: [CameraMode]
    }

    /// Throws why it is none.
    func examine(_ node: VideoNode) throws(CameraFault) -> Findings {
        let capability: VideoCapability
        do throws(SystemError) { capability = try kernel.capability(device) } catch {
            // Files, and devices of other kinds, do not know the call; what a camera says in trouble is something else.
            guard error.errno == ENOTTY || error.errno == EINVAL else {
                throw CameraFault(asking: node.path, error)
            }
            throw CameraFault(.notACamera, "\(node.path) is not a camera: \(error)", cause: error)
        }
        func leave(_ reason: String) -> CameraFault {
            CameraFault(.notACamera, "\(node.path) is not a camera: \(reason)")
        }
        let own = capability.own
        if own & (VideoCapability.Flag.memoryToMemory | VideoCapability.Flag.memoryToMemoryPlanar) != 0 {
            throw leave("it works from memory to memory (\(capability.driver))")
        }
        if CameraExamination.isRawSensor(capability.driver) {
            throw leave("it gives raw data of a sensor (\(capability.driver)); libcamera makes pictures of them")
        }
        if CameraExamination.processors.contains(where: { capability.driver.hasPrefix($0) }) {
            throw leave("it is a part of the image processor (\(capability.driver))")
        }
        guard let type = capability.captureType else {
            throw leave(own & VideoCapability.Flag.metadata != 0 ? "it gives metadata only" : "it captures nothing")
        }
        guard own & VideoCapability.Flag.streaming != 0 else { throw leave("it cannot stream") }
        let reader = CameraModeReader(kernel: kernel, device: device, type: type)
        let (formats, modes): ([FourCC], [CameraMode])
        do throws(SystemError) {
            formats = try reader.codes()
            modes = try reader.modes(of: formats)
        } catch {
            throw CameraFault(asking: node.path, error)
        }
        guard !modes.isEmpty else { throw leave(CameraExamination.complaint(formats)) }
        return Findings(capability: capability, type: type, formats: formats, modes: modes)
    }

    private static func isRawSensor(_ driver: String) -> Bool { driver == "unicam" || driver == "rp1-cfe" }

    private static func complaint(_ formats: [FourCC]) -> String {
        if formats.isEmpty { return "it has no format yet; a virtual camera gets one when something feeds it" }
        if formats.allSatisfy(\.isBayer) { return "it gives raw data of a sensor; libcamera makes pictures of them" }
        return "it gives none of the formats that are taken (\(formats.map(\.description).joined(separator: ", ")))"
    }
}
