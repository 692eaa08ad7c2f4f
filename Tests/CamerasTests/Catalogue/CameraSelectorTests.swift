import Cameras
import TestSupport
import Testing

@Suite("Which camera is meant")
struct CameraSelectorTests {
    private let kernel = ScriptedKernel([
        .webcam("/dev/video0", name: "A", port: "1"), .webcam("/dev/video6", name: "Twin", port: "4"),
        .webcam("/dev/video4", name: "Twin", port: "3"),
    ])

    private func paths(_ name: String) throws -> [String] {
        CameraSelector.nodes(name, among: try kernel.nodes(), kernel: kernel).map(\.path)
    }

    @Test(
        "a camera is named by its path, its links, its card or its numbers",
        arguments: [
            ("/dev/video6", ["/dev/video6"]), ("by-id/usb-Maker_A-video-index0", ["/dev/video0"]),
            ("/dev/v4l/by-id/usb-Maker_A-video-index0", ["/dev/video0"]),
            ("by-path/pci-0000:00:14.0-usb-0:4:1.0-video-index0", ["/dev/video6"]), ("A", ["/dev/video0"]),
            ("/dev/video9", []), ("by-id/nothing", []), ("B", []), ("", []),
        ])
    func names(name: String, expected: [String]) throws { #expect(try paths(name) == expected) }

    @Test("a name that two share means both, in the order of their connectors", arguments: ["Twin", "046D:0825"])
    func shared(name: String) throws {
        #expect(try paths(name).suffix(2) == ["/dev/video4", "/dev/video6"])
    }
}
