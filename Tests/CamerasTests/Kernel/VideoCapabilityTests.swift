import Cameras
import Testing

@Suite("What a node says of itself")
struct VideoCapabilityTests {
    @Test("a name that fills its field has no end, and is taken whole")
    func full() {
        let field = [UInt8](repeating: 65, count: 32)
        #expect(VideoCapability.text(field) == String(repeating: "A", count: 32))
    }

    @Test("a character that the field has cut in two is left out", arguments: [1, 2, 3])
    func cut(kept: Int) {
        let name = Array("Kamera ".utf8) + Array("🐕".utf8).prefix(kept)
        #expect(VideoCapability.text(name) == "Kamera")
    }

    @Test("bytes that are no text are replaced and the rest stays")
    func invalid() {
        let text = VideoCapability.text([0x43, 0xFF, 0x61, 0x6D, 0x80, 0x00, 0x41])
        #expect(text.hasPrefix("C"))
        #expect(text.contains("am"))
        #expect(!text.contains("A"))
    }

    @Test("control characters and blanks around a name are gone")
    func control() { #expect(VideoCapability.text(Array(" \u{1B}[31mCam\n\u{0}".utf8)) == "[31mCam") }

    @Test("an empty field is an empty name")
    func empty() { #expect(VideoCapability.text([0, 65]) == "") }

    @Test("a node's own abilities count where the driver tells them, else the device's")
    func own() {
        let told = VideoCapability(driver: "a", card: "", capabilities: 0x8420_0001, deviceCaps: 0x04a0_0000)
        #expect(told.own == 0x04a0_0000)
        #expect(told.captureType == nil)
        let old = VideoCapability(driver: "a", card: "", capabilities: 0x0400_1000, deviceCaps: 0)
        #expect(old.captureType == .capturePlanar)
    }
}
