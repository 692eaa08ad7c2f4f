import Core
import Glibc

/// The network's maps, and how boxes are read from them. Pure; the layout is described in the model card.
package struct ModelOutput: Sendable {
    /// Input pixels a cell.
    package static let stride = 8
    /// Weaker answers are noise and are not listed.
    package static let lowestScore: Float = 0.05

    package let columns: Int
    package let rows: Int
    /// One map a class, 0…1.
    package var centres: [Float]
    /// Four maps a class: offset x, offset y, logarithm of width and of height, in cells.
    package var boxes: [Float]
    /// A map of scores for each point of each class (`PetClass.points`), 0…1, and then two maps each that tell where in
    /// the cell it lies: x and y from the cell's middle, in cells.
    package var points: [Float]

    package init(input: ModelInput) {
        columns = input.width / ModelOutput.stride
        rows = input.height / ModelOutput.stride
        centres = [Float](repeating: 0, count: PetClass.allCases.count * columns * rows)
        boxes = [Float](repeating: 0, count: 4 * centres.count)
        points = [Float](repeating: 0, count: 3 * PetClass.allPoints * columns * rows)
    }

    /// Everything seen with at least the lowest score, best first, overlapping boxes of a class merged.
    package func detections(input: ModelInput, nmsIoU: Double) -> [Detection] {
        var found: [Detection] = []
        for kind in PetClass.allCases {
            var kept: [Candidate] = []
            for candidate in peaks(of: kind, input: input).sorted(by: { $0.score > $1.score })
            where kept.allSatisfy({ $0.shown.overlap(with: candidate.shown) <= nmsIoU }) {
                kept.append(candidate)
            }
            found += kept.map {
                Detection(
                    kind: kind, score: $0.score, box: $0.shown,
                    landmarks: landmarks(of: kind, in: $0.box)?.map(input.fraction))
            }
        }
        return found.sorted { $0.score > $1.score }
    }

    /// A peak with its box.
    private struct Candidate {
        let score: Double
        /// In input pixels.
        let box: Rect
        /// Fractions of the picture, cut at its edges.
        let shown: Rect
    }

    /// Cells that no neighbour exceeds.
    private func peaks(of kind: PetClass, input: ModelInput) -> [Candidate] {
        let cells = columns * rows
        let map = kind.rawValue * cells
        var peaks: [Candidate] = []
        for row in 0..<rows {
            for column in 0..<columns {
                let cell = row * columns + column
                let score = centres[map + cell]
                guard score >= ModelOutput.lowestScore, isPeak(score, map, row, column) else { continue }
                func value(_ index: Int) -> Double { Double(boxes[(4 * kind.rawValue + index) * cells + cell]) }
                let stride = Double(ModelOutput.stride)
                let centre = Point(
                    x: (Double(column) + 0.5 + value(0)) * stride, y: (Double(row) + 0.5 + value(1)) * stride)
                let size = Size(width: exp(min(value(2), 6)) * stride, height: exp(min(value(3), 6)) * stride)
                let shown = input.fraction(centre, size)
                guard !shown.isEmpty else { continue }
                let box = Rect(
                    x: centre.x - size.width / 2, y: centre.y - size.height / 2, width: size.width,
                    height: size.height)
                peaks.append(Candidate(score: Double(score), box: box, shown: shown))
            }
        }
        return peaks
    }

    private func isPeak(_ score: Float, _ map: Int, _ row: Int, _ column: Int) -> Bool {
        for otherRow in max(0, row - 1)...min(rows - 1, row + 1) {
            for otherColumn in max(0, column - 1)...min(columns - 1, column + 1)
            where centres[map + otherRow * columns + otherColumn] > score {
                return false
            }
        }
        return true
    }
}
