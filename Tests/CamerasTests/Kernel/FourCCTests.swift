import Cameras
import Testing

@Suite("Names of pixel formats")
struct FourCCTests {
    @Test(
        "the first character lies in the lowest byte, and back",
        arguments: [("YUYV", 0x5659_5559), ("GREY", 0x5945_5247)])
    func order(name: String, number: UInt32) {
        let code = FourCC(rawValue: number)
        #expect(code.description == name)
        #expect([FourCC.yuyv, .grey].contains(code))
    }

    @Test("what cannot be read is shown as a question mark")
    func unreadable() { #expect(FourCC(rawValue: 0x0020_0141).description == "A? ?") }

    @Test(
        "raw data of sensors is told from pictures",
        arguments: [
            ("BA81", true), ("GBRG", true), ("RGGB", true), ("BYR2", true), ("pBAA", true), ("BG10", true),
            ("YUYV", false), ("MJPG", false), ("GREY", false), ("BGR3", false), ("RGB3", false), ("NV12", false),
        ])
    func bayer(name: String, isBayer: Bool) {
        let number = name.utf8.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        #expect(FourCC(rawValue: number).isBayer == isBayer)
    }
}
