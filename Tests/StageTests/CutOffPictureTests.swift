import CSDL2
import Core
import Foundation
import TestSupport
import Testing
import Views

@testable import Stage

@MainActor @Suite("A picture file that was cut off", .serialized) struct CutOffPictureTests {
    private let folder = TemporaryFolder()
    private let lines = Locked<[String]>([])

    private var path: String { folder.file("secret-name") }

    private var warnings: [String] { lines.withLock { $0.filter { $0.hasPrefix("<4>") } } }

    nonisolated private static func bytes(_ path: String) -> [UInt8] {
        (try? Data(contentsOf: URL(fileURLWithPath: path))).map(Array.init) ?? []
    }

    nonisolated private static let png: [UInt8] = {
        let folder = TemporaryFolder()
        var random = SeededGenerator(seed: 7)
        let pixels = (0..<64 * 64 * 4).map { $0 % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random) }
        try? Picture(width: 64, height: 64, pixels: pixels).writePNG(to: folder.file("a.png"))
        return bytes(folder.file("a.png"))
    }()

    nonisolated private static let jpeg: [UInt8] = {
        let folder = TemporaryFolder()
        var random = SeededGenerator(seed: 7)
        let pixels = (0..<64 * 64 * 4).map { $0 % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random) }
        try? Picture(width: 64, height: 64, pixels: pixels).writePNG(to: folder.file("a.png"))
        guard let surface = IMG_Load(folder.file("a.png")) else { return [] }
        defer { SDL_FreeSurface(surface) }
        IMG_SaveJPG(surface, folder.file("a.jpg"), 90)
        return bytes(folder.file("a.jpg"))
    }()

    private func loop() throws -> StageLoop {
        let (lines, path) = (self.lines, self.path)
        let window = try StageWindow(
            StageOptions(size: Size(width: 80, height: 80), headless: true), assets: nil,
            log: Log { line in lines.withLock { $0.append(line) } })
        return StageLoop(window, content: ViewHost(measurer: window.text) { Image(file: path) })
    }

    @Test("is told once, and shown to its end when it has one", arguments: [jpeg, png]) func told(whole: [UInt8]) throws
    {
        try #require(whole.count > 1000)
        folder.write(Array(whole[..<(whole.count * 3 / 5)]), to: "secret-name")
        let loop = try loop()
        _ = try loop.turn(at: .zero)
        let part = try loop.screenshot()
        for second in 1...5 { _ = try loop.turn(at: Instant(seconds: Double(second))) }
        #expect(warnings.count == 1)
        #expect(warnings.allSatisfy { !$0.contains("secret") })
        folder.write(whole, to: "secret-name")
        #expect(try loop.turn(at: Instant(seconds: 8)))
        #expect(try loop.screenshot() != part)
        #expect(try !loop.turn(at: Instant(seconds: 12)))
        #expect(warnings.count == 1)
    }

    @Test("is told wherever it was cut, and never when it is whole", arguments: [jpeg, png])
    func everywhere(whole: [UInt8]) throws {
        try #require(whole.count > 1000)
        #expect(PictureEnd.isThere(whole) && PictureEnd.isThere(whole + [1, 2, 3]))
        for length in 8..<whole.count - 8 { #expect(!PictureEnd.isThere(Array(whole[..<length]))) }
    }

    @Test("is told of a GIF and of a WebP as well") func others() {
        let gif: [UInt8] = [
            0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255,
            0x21, 0xF9, 4, 0, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
        ]
        #expect(PictureEnd.isThere(gif))
        for length in 6..<gif.count - 1 { #expect(!PictureEnd.isThere(Array(gif[..<length]))) }
        let webP = Array("RIFF".utf8) + [12, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [0, 0, 0, 0]
        #expect(PictureEnd.isThere(webP))
        #expect(!PictureEnd.isThere(Array(webP.dropLast())))
    }
}
