import Core
import Foundation
import Testing
import Vision

@Suite("The network's output")
struct ModelOutputTests {
    private let input = ModelInput(picture: Size(width: 256, height: 160), area: 41_000)

    /// One peak in otherwise empty maps.
    private func output(
        _ kind: PetClass, column: Int, row: Int, score: Float, offset: (Float, Float) = (0, 0), size: Float = 0
    ) -> ModelOutput {
        var output = ModelOutput(input: input)
        add(&output, kind, column, row, score, offset, size)
        return output
    }

    private func add(
        _ output: inout ModelOutput, _ kind: PetClass, _ column: Int, _ row: Int, _ score: Float,
        _ offset: (Float, Float), _ size: Float
    ) {
        let cells = output.columns * output.rows
        let cell = row * output.columns + column
        output.centres[kind.rawValue * cells + cell] = score
        for (index, value) in [offset.0, offset.1, size, size].enumerated() {
            output.boxes[(4 * kind.rawValue + index) * cells + cell] = value
        }
    }

    @Test("names the class and puts the box round the cell's middle", arguments: PetClass.allCases)
    func decodes(_ kind: PetClass) throws {
        let found = output(kind, column: 10, row: 5, score: 0.8).detections(input: input, nmsIoU: 0.5)
        let only = try #require(found.first)
        #expect(found.count == 1)
        #expect(only.kind == kind)
        // exp(0) cells of 8 pixels round (10.5, 5.5) cells.
        #expect(abs(only.box.midX - 84.0 / 256) < 1e-6)
        #expect(abs(only.box.midY - 44.0 / 160) < 1e-6)
        #expect(abs(only.box.width - 8.0 / 256) < 1e-6)
    }

    @Test("gives a face its eyes and its nose, and a nose its nostrils", arguments: PetClass.allCases)
    func landmarks(_ kind: PetClass) throws {
        var output = output(kind, column: 10, row: 5, score: 0.8, size: log(4))
        let (cells, cell) = (output.columns * output.rows, 5 * output.columns + 10)
        // Every value of the cell is another one, so that none can be taken for its neighbour.
        for map in 0..<16 { output.points[map * cells + cell] = Float(map) / 64 }
        let landmarks = try #require(output.detections(input: input, nmsIoU: 0.5).first).landmarks
        // The box is 32 pixels wide and high.
        func place(_ map: Int) -> Point {
            Point(x: (84 + Double(map) / 2) / 256, y: (44 + Double(map + 1) / 2) / 160)
        }
        let expected: [Point] =
            switch kind {
            case .dogFace: [place(0), place(2), place(4)]
            case .dogNose: [place(6), place(8)]
            case .catFace: [place(10), place(12), place(14)]
            }
        let found = try #require(landmarks.map { [$0.left, $0.right] + ($0.nose.map { [$0] } ?? []) })
        #expect(found.count == expected.count)
        #expect(zip(found, expected).allSatisfy { $0.distance(to: $1) < 1e-6 })
    }

    @Test("leaves out what is weaker than the contract's five hundredths")
    func weak() {
        #expect(output(.dogNose, column: 3, row: 3, score: 0.049).detections(input: input, nmsIoU: 0.5).isEmpty)
        #expect(output(.dogNose, column: 3, row: 3, score: 0.05).detections(input: input, nmsIoU: 0.5).count == 1)
    }

    @Test("merges overlapping boxes of one class and keeps those of two")
    func merging() {
        var both = output(.dogFace, column: 10, row: 5, score: 0.8, size: 2)
        add(&both, .dogFace, 12, 5, 0.7, (-1.5, 0), 2)
        add(&both, .catFace, 10, 5, 0.6, (0, 0), 2)
        let found = both.detections(input: input, nmsIoU: 0.5)
        #expect(found.map(\.kind) == [.dogFace, .catFace])
    }

    @Test("cuts boxes at the picture's edge")
    func edges() throws {
        let found = output(.catFace, column: 0, row: 0, score: 0.9, size: 3).detections(input: input, nmsIoU: 0.5)
        let box = try #require(found.first).box
        #expect(box.minX == 0 && box.minY == 0)
        #expect(box.maxX < 0.5)
    }

    @Test("survives absurd sizes")
    func absurd() throws {
        let found = output(.catFace, column: 4, row: 4, score: 0.9, size: 1000).detections(input: input, nmsIoU: 0.5)
        #expect(try #require(found.first).box == Rect(x: 0, y: 0, width: 1, height: 1))
    }
}
