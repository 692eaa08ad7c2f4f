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
        try expectSoon(film, width: 0.28)
    }

    @Test("of a cat ends finished, with five faces and the whole cat", arguments: cats)
    func finishesCat(_ file: String) throws {
        let film = try FilmedPhotograph(file, size: 0.4).run(.cat)
        #expect(film.end?.status == .finished)
        #expect(film.roles == [.face, .face, .face, .face, .face, .appearance])
        try expectSoon(film, width: 0.4)
    }

    /// The first picture within a second and a half of a good view, which is there after a second at the latest; and
    /// widths in pixels of the camera's frame, of which the clip's maker knows the truth. A clip of six seconds at most
    /// ends itself.
    private func expectSoon(_ film: Film, width: Double) throws {
        #expect(try #require(film.firstPicture) < 2.5)
        let middle = film.widths.dropLast().sorted()[film.widths.count / 2 - 1]
        #expect((0.75...1.35).contains(middle / (width * 1280)))
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
        Wrong(file: "cat_001.jpg", kind: "far", reason: .tooFarAway, size: 0.14),
        Wrong(file: "dog_027.jpg", kind: "close", reason: .tooClose, size: 0.8),
        Wrong(file: "cat_028.jpg", kind: "close", reason: .tooClose, size: 0.75),
        Wrong(file: "dog_027.jpg", kind: "offcentre", reason: .offCentre),
        Wrong(file: "cat_010.jpg", kind: "offcentre", reason: .offCentre),
        Wrong(file: "dog_027.jpg", kind: "moving", reason: .moving),
        Wrong(file: "dog_035.jpg", kind: "moving", reason: .moving),
        Wrong(file: "cat_010.jpg", kind: "moving", reason: .moving, size: 0.34),
        Wrong(file: "dog_021.jpg", kind: "glare", reason: .glare),
        Wrong(file: "dog_036.jpg", kind: "glare", reason: .glare),
        Wrong(file: "dog_027.jpg", kind: "two", reason: .moreThanOneAnimal, size: 0.2),
        Wrong(file: "cat_010.jpg", kind: "two", reason: .moreThanOneAnimal, size: 0.24),
    ]

    @Test("badly shows why in nine of ten frames, and registers nothing", arguments: wrong)
    func badly(_ wrong: Wrong) throws {
        let species: Species = wrong.file.hasPrefix("dog") ? .dog : .cat
        let film = try FilmedPhotograph(
            wrong.file, kind: wrong.kind, size: wrong.size ?? (species == .dog ? 0.28 : 0.4)
        ).run(species)
        #expect(film.roles.isEmpty)
        #expect(try #require(film.settledShare(of: wrong.reason)) >= 0.9)
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
        #expect(try #require(film.settledShare(of: .wrongSpecies)) >= 0.9)
    }

    @Test("gives the same events and the same pictures every time")
    func deterministic() throws {
        let film = try FilmedPhotograph("dog_027.jpg")
        let (first, second) = (try film.run(.dog), try film.run(.dog))
        #expect(first.pictures == second.pictures)
        #expect(first.lines == second.lines)
    }
}
