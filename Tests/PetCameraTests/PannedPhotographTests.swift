import Core
import Glibc
import PetCamera
import TestSupport
import Testing
import Vision

/// The detector and the tracker together on real animals, detecting on every second frame.
@Suite("The box over a photograph that a hand films", .enabled(if: Photograph.areThere()), .serialized)
struct PannedPhotographTests {
    struct Animal: Sendable, CustomTestStringConvertible {
        let file: String
        let species: Species
        let size: Double
        var testDescription: String { file }
    }

    static let animals = [
        Animal(file: "dog_035.jpg", species: .dog, size: 0.25), Animal(file: "dog_021.jpg", species: .dog, size: 0.25),
        Animal(file: "cat_010.jpg", species: .cat, size: 0.35),
    ]

    /// A hand's shake of about a pixel, so that the animal is not always at the same place in the detector's grid.
    private func shaken(_ x: Double, _ frame: Int) -> Point {
        let seconds = Double(frame) / 30
        return Point(x: x + 0.0015 * sin(46 * seconds), y: 0.5 + 0.002 * sin(55 * seconds))
    }

    /// The target's boxes, frame by frame, with where the animal was.
    private func boxes(
        of animal: Animal, frames: Int, _ middle: (Int) -> Point
    ) throws -> [(truth: Rect, shown: Rect?)] {
        let film = try PannedPhotograph(animal.file, size: animal.size)
        let observer = PetObserver(
            detector: try .load(from: .find(), threads: 2), kinds: animal.species == .dog ? .dog : .cat)
        return try (0..<frames).map { (index) in
            let sighting = try observer.observe(
                film.frame(index, middle: middle(index)), detecting: index.isMultiple(of: 2))
            return (film.truth(at: middle(index)), sighting.target?.box)
        }
    }

    @Test("moves less than 0.3 % of the picture's width from frame to frame while the animal rests", arguments: animals)
    func still(_ animal: Animal) throws {
        let shown = try boxes(of: animal, frames: 90) { shaken(0.5, $0) }.map { try #require($0.shown) }
        for (before, after) in zip(shown, shown.dropFirst()) {
            #expect(abs(after.midX - before.midX) < 0.003)
            #expect(abs(after.minY - before.minY) * 9 / 16 < 0.003)
            #expect(abs(after.maxY - before.maxY) * 9 / 16 < 0.003)
        }
    }

    @Test(
        "is less than two frames behind when the animal suddenly moves by its width in half a second, and stops",
        arguments: animals)
    func moving(_ animal: Animal) throws {
        let speed = 2 * animal.size
        let found = try boxes(of: animal, frames: 105) { (frame) in
            shaken(0.3 + speed * min(max(Double(frame - 45) / 30, 0), 0.5), frame)
        }
        // The detector may see the box a little beside where it was drawn by hand.
        let rest = try found[30..<45].map { try #require($0.shown).midX - $0.truth.midX }
        let beside = rest.reduce(0, +) / Double(rest.count)
        for (index, box) in found.enumerated().dropFirst(45) {
            let behind = box.truth.midX + beside - (try #require(box.shown)).midX
            #expect(abs(behind) / speed * 30 < 2, "in frame \(index)")
        }
    }
}
