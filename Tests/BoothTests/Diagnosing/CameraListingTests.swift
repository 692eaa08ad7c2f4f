import Booth
import Cameras
import Core
import Foundation
import TestSupport
import Testing

@Suite("The list of cameras")
struct CameraListingTests {
    private func listing(_ cameras: [ScriptedCamera], _ profiles: [CameraProfile] = []) throws -> CameraListing {
        CameraListing(try CameraCatalogue(kernel: ScriptedKernel(cameras), profiles: profiles))
    }

    private var webcam: ScriptedCamera {
        var camera = ScriptedCamera.webcam(width: 1280, height: 720)
        camera.controls = [
            VideoControl(
                id: CameraSetting.powerLineFrequency.id, name: "Power Line", kind: .menu, minimum: 0, maximum: 2,
                standard: 1)
        ]
        camera.menus = [CameraSetting.powerLineFrequency.id: [0: "Off", 1: "50 Hz", 2: "60 Hz"]]
        return camera
    }

    private var metadata: ScriptedCamera {
        var node = ScriptedCamera.webcam("/dev/video1")
        node.capability.deviceCaps = 0x04a0_0000
        return node
    }

    @Test("tells programs of each camera with its modes and controls, and of each other node with its reason")
    func json() throws {
        let profile = CameraProfile(name: "owner", position: .front)
        let text = try listing([metadata, webcam], [profile]).json.text
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let camera = try #require((object["cameras"] as? [[String: Any]])?.first)
        #expect(camera["path"] as? String == "/dev/video0")
        #expect(camera["position"] as? String == "front")
        #expect(camera["vendorProduct"] as? String == "046d:0825")
        #expect((camera["source"] as? String)?.hasPrefix("v4l2:by-path/") == true)
        let mode = try #require((camera["modes"] as? [[String: Any]])?.first)
        #expect(mode["format"] as? String == "YUYV")
        #expect(mode["width"] as? Int == 1280)
        #expect(mode["fps"] as? Int == 30)
        let control = try #require((camera["controls"] as? [[String: Any]])?.first)
        #expect(control["setting"] as? String == "powerLineFrequency")
        #expect(control["value"] as? Int == 1)
        #expect((control["menu"] as? [Any])?.count == 3)
        let left = try #require((object["leftOut"] as? [[String: Any]])?.first)
        #expect(left["path"] as? String == "/dev/video1")
        #expect((left["why"] as? String)?.contains("metadata") == true)
    }

    @Test("its source means the same camera again, though its number has changed")
    func source() throws {
        let text = try listing([webcam]).json.text
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let source = try #require((object["cameras"] as? [[String: Any]])?.first?["source"] as? String)
        guard case .camera(let name) = try SourceDescription(source) else {
            Issue.record("\(source) is no camera")
            return
        }
        var moved = webcam
        moved.node.path = "/dev/video7"
        let kernel = ScriptedKernel([moved])
        #expect(CameraSelector.nodes(name, among: try kernel.nodes(), kernel: kernel).map(\.path) == ["/dev/video7"])
    }

    @Test(
        "two cameras behind one connector have a source each that means them alone",
        arguments: [["left", "right"], ["same", "same"]])
    func sources(names: [String]) throws {
        let cameras = names.enumerated().map { index, name in
            var camera = ScriptedCamera.webcam("/dev/video\(index)", name: name)
            camera.node.byID = "usb-Maker_Pair-video-index0"
            return camera
        }
        let text = try listing(cameras).json.text
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let listed = try #require(object["cameras"] as? [[String: Any]])
        let kernel = ScriptedKernel(cameras)
        for camera in listed {
            guard case .camera(let name) = try SourceDescription(try #require(camera["source"] as? String)) else {
                Issue.record("\(camera) has no source that is a camera")
                continue
            }
            let nodes = CameraSelector.nodes(name, among: try kernel.nodes(), kernel: kernel)
            #expect(nodes.map(\.path) == [camera["path"] as? String])
        }
        #expect(Set(listed.compactMap { $0["source"] as? String }).count == 2)
    }

    @Test("tells people the same, and that there is nothing where there is nothing")
    func text() throws {
        let text = try listing([metadata, webcam]).text
        for word in ["HD Webcam", "YUYV 1280×720 at 30/s", "50 Hz", "left out", "metadata"] {
            #expect(text.contains(word))
        }
        #expect(try listing([]).text == "there is no video device\n")
    }
}
