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

    /// Points of a class as they are seen: cells, and where in them.
    private func mark(
        _ output: inout ModelOutput, _ kind: PetClass, _ point: Int, column: Int, row: Int, score: Float,
        _ offset: (Float, Float) = (0, 0)
    ) {
        let cells = output.columns * output.rows
        let cell = row * output.columns + column
        let index = (kind == .dogFace ? 0 : kind == .dogNose ? 3 : 5) + point
        output.points[index * cells + cell] = score
        output.points[(8 + 2 * index) * cells + cell] = offset.0
        output.points[(9 + 2 * index) * cells + cell] = offset.1
    }

    /// Those of the best answer.
    private func landmarks(_ output: ModelOutput) throws -> Landmarks {
        try #require(output.detections(input: input, nmsIoU: 0.5).first?.landmarks)
    }

    private func place(_ column: Double, _ row: Double) -> Point { Point(x: column / 32, y: row / 20) }

    private func isClose(_ point: Point?, _ column: Double, _ row: Double) -> Bool {
        point.map { $0.distance(to: place(column, row)) < 1e-6 } ?? false
    }

    @Test("gives a face its eyes and its nose where each is seen best", arguments: [PetClass.dogFace, .catFace])
    func faces(_ kind: PetClass) throws {
        var output = output(kind, column: 10, row: 8, score: 0.8, size: log(10))
        mark(&output, kind, 0, column: 7, row: 6, score: 0.9, (0.25, -0.25))
        mark(&output, kind, 0, column: 8, row: 6, score: 0.8)
        mark(&output, kind, 1, column: 13, row: 6, score: 0.5)
        mark(&output, kind, 2, column: 10, row: 10, score: 0.7, (-0.5, 0.5))
        // Others' points, and one that lies outside of the face.
        mark(&output, .dogNose, 0, column: 9, row: 9, score: 0.99)
        mark(&output, kind, 0, column: 25, row: 6, score: 0.99)
        let landmarks = try landmarks(output)
        #expect(isClose(landmarks.left, 7.75, 6.25))
        #expect(isClose(landmarks.right, 13.5, 6.5))
        #expect(isClose(landmarks.nose, 10, 11))
    }

    @Test("gives a nose its nostrils, and puts a hidden one at its edge")
    func nostrils() throws {
        var output = output(.dogNose, column: 10, row: 8, score: 0.8, size: log(10))
        mark(&output, .dogNose, 0, column: 8, row: 9, score: 0.9)
        mark(&output, .dogNose, 1, column: 12, row: 9, score: 0.29)
        let turned = try landmarks(output)
        #expect(isClose(turned.left, 8.5, 9.5))
        #expect(isClose(turned.right, 15.5, 9.5))
        #expect(turned.nose == nil)
        mark(&output, .dogNose, 1, column: 12, row: 9, score: 0.31)
        let whole = try landmarks(output)
        #expect(isClose(whole.right, 12.5, 9.5))
    }

    @Test("puts the hidden eye of a profile close to the seen one, so that the nose lies far beside them")
    func profile() throws {
        var output = output(.catFace, column: 10, row: 8, score: 0.8, size: log(10))
        mark(&output, .catFace, 1, column: 12, row: 6, score: 0.9)
        mark(&output, .catFace, 2, column: 7, row: 9, score: 0.9)
        let landmarks = try landmarks(output)
        #expect(isClose(landmarks.right, 12.5, 6.5))
        #expect(isClose(landmarks.left, 12.5 - 0.35 * 5, 6.5))
        let pose = HeadPose(eyes: landmarks, nose: try #require(landmarks.nose), in: Size(width: 320, height: 200))
        #expect(abs(pose.turn) > 2)
    }

    @Test(
        "tells no points where they do not tell how the head is turned",
        arguments: [PetClass.dogFace, .catFace], [[], [0], [0, 1], [2], [0, 2]])
    func unknown(_ kind: PetClass, _ seen: [Int]) throws {
        var output = output(kind, column: 10, row: 8, score: 0.8, size: log(10))
        // The nose lies below the eyes: one of them is hidden by something else than the head.
        for point in seen { mark(&output, kind, point, column: 9 + point, row: point == 2 ? 12 : 6, score: 0.9) }
        let found = output.detections(input: input, nmsIoU: 0.5)
        #expect(found.count == 1)
        #expect(found.first?.landmarks == nil)
    }

    @Test("tells no eyes of a dog's profile, whose other eye may be out of the picture, nor of two that are one")
    func dogProfile() throws {
        var output = output(.dogFace, column: 10, row: 8, score: 0.8, size: log(10))
        mark(&output, .dogFace, 1, column: 12, row: 6, score: 0.9)
        mark(&output, .dogFace, 2, column: 7, row: 9, score: 0.9)
        #expect(try #require(output.detections(input: input, nmsIoU: 0.5).first).landmarks == nil)
        mark(&output, .dogFace, 0, column: 11, row: 6, score: 0.9)
        #expect(try #require(output.detections(input: input, nmsIoU: 0.5).first).landmarks == nil)
        mark(&output, .dogFace, 0, column: 10, row: 6, score: 0.95)
        #expect(try #require(output.detections(input: input, nmsIoU: 0.5).first).landmarks != nil)
    }

    @Test("looks for points in the picture alone when the box reaches beyond it")
    func pointsAtTheEdge() throws {
        var output = output(.dogNose, column: 0, row: 0, score: 0.8, size: 1000)
        mark(&output, .dogNose, 0, column: 0, row: 0, score: 0.9)
        mark(&output, .dogNose, 1, column: 31, row: 19, score: 0.9)
        let landmarks = try landmarks(output)
        #expect(isClose(landmarks.left, 0.5, 0.5))
        #expect(isClose(landmarks.right, 31.5, 19.5))
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
