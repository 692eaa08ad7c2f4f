import Testing

@testable import Stage

@Suite struct ConsoleTests {
    @Test("the card with a connected connector is chosen, whatever its number") func cards() throws {
        let folder = try TemporaryFolder()
        try folder.write("card0-Writeback-1/status", "unknown\n")
        try folder.write("card0-HDMI-A-1/status", "disconnected\n")
        try folder.write("card1-HDMI-A-2/status", "connected\n")
        try folder.write("version", "drm 1.1.0\n")
        #expect(DisplayCards(folder: folder.path).connected == 1)
    }

    @Test("without a connected connector no card is chosen") func noCard() throws {
        let folder = try TemporaryFolder()
        try folder.write("card0-HDMI-A-1/status", "disconnected\n")
        #expect(DisplayCards(folder: folder.path).connected == nil)
        #expect(DisplayCards(folder: "/nowhere").connected == nil)
    }

    @Test("a console without input devices is a problem, one with them is none") func input() throws {
        let folder = try TemporaryFolder()
        #expect(InputDevices(folder: folder.path).problem != nil)
        try folder.write("event0", "")
        #expect(InputDevices(folder: folder.path).problem == nil)
    }
}
