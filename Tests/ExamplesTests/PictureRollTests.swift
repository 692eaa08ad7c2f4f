import Foundation
import PetCameraUI
import Testing

@testable import Examples

@Suite("The pictures of a visit")
struct PictureRollTests {
    private func pictures(_ numbers: ClosedRange<UInt8>) -> [EncodedPicture] { numbers.map { .numbered($0) } }

    private func numbers(_ roll: PictureRoll) throws -> [UInt8] {
        try roll.files.flatMap { try Data(contentsOf: URL(filePath: $0.path)) }
    }

    @Test("are each kept once while they come")
    func coming() throws {
        var roll = PictureRoll()
        roll.take(pictures(1...1))
        roll.take(pictures(1...3))
        roll.take(pictures(1...3))
        #expect(try numbers(roll) == [1, 2, 3])
    }

    @Test("stay when another detection session begins", arguments: [true, false])
    func another(isStartSeen: Bool) throws {
        var roll = PictureRoll()
        roll.take(pictures(1...3))
        if isStartSeen { roll.take([]) }
        roll.take(pictures(11...12))
        #expect(try numbers(roll) == [1, 2, 3, 11, 12])
    }

    @Test("are no more than can be kept, and the oldest go with their files")
    func limit() throws {
        var roll = PictureRoll()
        roll.take(pictures(1...2))
        let paths = roll.files.map(\.path)
        roll.take(pictures(1...25))
        #expect(try numbers(roll) == Array(2...25))
        #expect(paths.map { FileManager.default.fileExists(atPath: $0) } == [false, true])
    }

    @Test("leave no file behind")
    func gone() {
        var roll: PictureRoll? = PictureRoll()
        roll?.take(pictures(1...2))
        let paths = roll?.files.map(\.path) ?? []
        #expect(paths.count == 2)
        roll = nil
        #expect(!paths.contains { FileManager.default.fileExists(atPath: $0) })
    }
}
