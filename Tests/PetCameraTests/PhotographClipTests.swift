import Cameras
import Core
import Imaging
import PetCamera
import TestSupport
import Testing
import Vision

/// Films photographs of real animals and runs the whole engine on the clips, as `replay` does.
@Suite("A photograph that is filmed", .enabled(if: Photograph.areThere() && FilmedPhotograph.canFilm()), .serialized)
struct PhotographClipTests {
    static let dogs = ["dog_027.jpg", "dog_021.jpg", "dog_035.jpg", "dog_053.jpg"]
    static let cats = ["cat_010.jpg", "cat_028.jpg", "cat_033.jpg"]

    @Test("of a dog ends finished, with five noses and the whole dog", arguments: dogs)
    func finishesDog(_ file: String) throws {
        let film = try FilmedPhotograph(file).run(.dog)
        #expect(film.end?.status == .finished)
        #expect(film.roles == [.nose, .nose, .nose, .nose, .nose, .appearance])
    }

    @Test("of a cat ends finished, with five faces and the whole cat", arguments: cats)
    func finishesCat(_ file: String) throws {
        let film = try FilmedPhotograph(file, size: 0.4).run(.cat)
        #expect(film.end?.status == .finished)
        #expect(film.roles == [.face, .face, .face, .face, .face, .appearance])
    }

    struct Wrong: Sendable, CustomTestStringConvertible {
        let file: String
        let kind: String
        let reason: DetectionFailureReason
        var size: Double?
        var testDescription: String { "\(kind) \(file)" }
    }

    static let wrong = [
        Wrong(file: "dog_027.jpg", kind: "dark", reason: .tooDark),
        Wrong(file: "cat_010.jpg", kind: "dark", reason: .tooDark),
        Wrong(file: "dog_027.jpg", kind: "bright", reason: .tooBright),
        Wrong(file: "cat_010.jpg", kind: "bright", reason: .tooBright),
        Wrong(file: "dog_035.jpg", kind: "blurred", reason: .tooBlurred),
        Wrong(file: "cat_010.jpg", kind: "blurred", reason: .tooBlurred),
        Wrong(file: "dog_053.jpg", kind: "far", reason: .tooFarAway, size: 0.06),
        Wrong(file: "cat_033.jpg", kind: "far", reason: .tooFarAway, size: 0.12),
        Wrong(file: "dog_027.jpg", kind: "close", reason: .tooClose, size: 0.8),
        Wrong(file: "cat_028.jpg", kind: "close", reason: .tooClose, size: 0.75),
    ]

    @Test("badly shows why and registers nothing", arguments: wrong)
    func badly(_ wrong: Wrong) throws {
        let species: Species = wrong.file.hasPrefix("dog") ? .dog : .cat
        let film = try FilmedPhotograph(
            wrong.file, kind: wrong.kind, size: wrong.size ?? (species == .dog ? 0.28 : 0.4)
        ).run(species)
        #expect(film.roles.isEmpty)
        #expect(film.end?.reasons[wrong.reason] ?? 0 > 30)
    }

    @Test("of a room without an animal shows nothing and registers nothing", arguments: Photograph.rooms)
    func empty(_ room: String) throws {
        let film = try FilmedPhotograph(room: room).run(.dog)
        #expect(film.roles.isEmpty)
        #expect(film.end?.status == .noObject)
    }

    @Test("of a cat registers no dog, and says so", arguments: cats)
    func wrongSpecies(_ file: String) throws {
        let film = try FilmedPhotograph(file, size: 0.4).run(.dog)
        #expect(film.roles.isEmpty)
        #expect(film.end?.reasons[.wrongSpecies] ?? 0 > 30)
    }

    @Test("gives the same events and the same pictures every time")
    func deterministic() throws {
        let film = try FilmedPhotograph("dog_027.jpg")
        let (first, second) = (try film.run(.dog), try film.run(.dog))
        #expect(first.pictures == second.pictures)
        #expect(first.lines == second.lines)
    }
}
