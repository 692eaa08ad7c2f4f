import Cameras
import Core
import Glibc
import TestSupport
import Testing

/// A sysfs made of files, as a kernel would show it.
@Suite("Listing video nodes")
struct VideoNodeListingTests {
    let folder = TemporaryFolder()

    /// A webcam on a USB port, with a node for pictures.
    private func addWebcam(_ number: Int, port: String, serial: String? = nil) throws {
        let device = "sys/devices/pci0000:00/0000:00:14.0/usb1/1-\(port)"
        for (name, text) in [
            ("idVendor", "046D"), ("idProduct", "0825"), ("manufacturer", "Acme Ltd"), ("product", "Cam"),
        ] {
            folder.write(Array((text + "\n").utf8), to: "\(device)/\(name)")
        }
        if let serial { folder.write(Array((serial + "\n").utf8), to: "\(device)/serial") }
        let node = "\(device)/1-\(port):1.0/video4linux/video\(number)"
        folder.write(Array("Acme Cam: HD\n".utf8), to: "\(node)/name")
        folder.write(Array("0\n".utf8), to: "\(node)/index")
        try #require(symlink("../..", folder.file("\(node)/device")) == 0)
        folder.write([], to: "sys/class/video4linux/.keep")
        try #require(
            symlink(folder.file(node), folder.file("sys/class/video4linux/video\(number)")) == 0)
        folder.write([], to: "dev/video\(number)")
    }

    private var kernel: LinuxVideoKernel { LinuxVideoKernel(root: folder.path) }

    @Test("a kernel without V4L2 has no nodes")
    func none() throws { #expect(try kernel.nodes() == []) }

    @Test("without udev, names are made of what the device says and where it is plugged in")
    func withoutUdev() throws {
        try addWebcam(3, port: "2.1", serial: "A7")
        let node = try #require(kernel.nodes().first)
        #expect(node.path == "/dev/video3")
        #expect(node.name == "Acme Cam: HD")
        #expect(node.vendorProduct == "046d:0825")
        #expect(node.byID == "usb-Acme_Ltd_Cam_A7-video-index0")
        #expect(node.byPath == "pci-0000:00:14.0-usb-0:2.1:1.0-video-index0")
    }

    @Test("udev's own names are taken where there are some")
    func withUdev() throws {
        try addWebcam(0, port: "1")
        folder.write([], to: "dev/v4l/by-id/.keep")
        try #require(symlink("../../video0", folder.file("dev/v4l/by-id/usb-Other-video-index0")) == 0)
        #expect(try kernel.nodes().first?.byID == "usb-Other-video-index0")
    }

    @Test("two of a kind share a name and are told apart by their connectors")
    func twins() throws {
        try addWebcam(0, port: "1")
        try addWebcam(2, port: "4")
        let nodes = try kernel.nodes()
        #expect(nodes.count == 2)
        #expect(Set(nodes.map(\.byID)).count == 1)
        #expect(Set(nodes.map(\.byPath)).count == 2)
    }

    @Test("a camera keeps its names when it gets another number")
    func renumbered() throws {
        try addWebcam(0, port: "1")
        let before = try #require(kernel.nodes().first)
        let other = VideoNodeListingTests()
        try other.addWebcam(7, port: "1")
        let after = try #require(other.kernel.nodes().first)
        #expect(before.path != after.path)
        #expect(CameraIdentity(before).kinship(of: CameraIdentity(after)) == .same)
    }

    @Test("a device that is not on USB has its place on the board for a name")
    func platform() throws {
        folder.write(Array("vivid\n".utf8), to: "sys/devices/platform/vivid.0/video4linux/video5/name")
        try #require(symlink("../..", folder.file("sys/devices/platform/vivid.0/video4linux/video5/device")) == 0)
        folder.write([], to: "sys/class/video4linux/.keep")
        try #require(
            symlink(
                folder.file("sys/devices/platform/vivid.0/video4linux/video5"),
                folder.file("sys/class/video4linux/video5")) == 0)
        let node = try #require(kernel.nodes().first)
        #expect(node.byPath == "platform-vivid.0-video-index0")
        #expect(node.byID == nil)
    }

    @Test("a link to a node leads to it, and a file that is none stands for itself")
    func links() throws {
        try addWebcam(1, port: "1")
        try #require(symlink("video1", folder.file("dev/front")) == 0)
        folder.write([], to: "dev/null")
        #expect(kernel.node(at: "/dev/front")?.path == "/dev/video1")
        #expect(kernel.node(at: "/dev/null")?.path == "/dev/null")
        #expect(kernel.node(at: "/dev/nothing") == nil)
    }

    @Test("a node that comes is told of, other files are not")
    func watch() throws {
        folder.write([], to: "dev/null")
        let watch = try kernel.watchNodes()
        #expect(try !kernel.hasNewNodes(watch))
        folder.write([], to: "dev/sound0")
        #expect(try !kernel.hasNewNodes(watch))
        folder.write([], to: "dev/video4")
        #expect(try kernel.hasNewNodes(watch))
        #expect(try !kernel.hasNewNodes(watch))
        try kernel.close(watch)
    }
}
