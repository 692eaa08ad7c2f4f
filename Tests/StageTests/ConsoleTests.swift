import TestSupport
import Testing

@testable import Stage

@Suite struct ConsoleTests {
    @Test("the card with a connected connector is chosen, whatever its number") func cards() throws {
        let folder = TemporaryFolder()
        folder.write(Array("unknown\n".utf8), to: "card0-Writeback-1/status")
        folder.write(Array("disconnected\n".utf8), to: "card0-HDMI-A-1/status")
        folder.write(Array("connected\n".utf8), to: "card1-HDMI-A-2/status")
        folder.write(Array("drm 1.1.0\n".utf8), to: "version")
        #expect(DisplayCards(folder: folder.path).connected == 1)
    }

    @Test("without a connected connector no card is chosen") func noCard() throws {
        let folder = TemporaryFolder()
        folder.write(Array("disconnected\n".utf8), to: "card0-HDMI-A-1/status")
        #expect(DisplayCards(folder: folder.path).connected == nil)
        #expect(DisplayCards(folder: "/nowhere").connected == nil)
    }

    @Test("a console without input devices is a problem, one with them is none") func input() throws {
        let folder = TemporaryFolder()
        #expect(InputDevices(folder: folder.path).problem != nil)
        folder.write(Array("".utf8), to: "event0")
        #expect(InputDevices(folder: folder.path).problem == nil)
    }
}
