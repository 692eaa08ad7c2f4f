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
    /// Two maps a point of a class (`PetClass.points`), x and y from the box's centre, in widths and heights of it.
    package var points: [Float]

    package init(input: ModelInput) {
        columns = input.width / ModelOutput.stride
        rows = input.height / ModelOutput.stride
        centres = [Float](repeating: 0, count: PetClass.allCases.count * columns * rows)
        boxes = [Float](repeating: 0, count: 4 * centres.count)
        points = [Float](repeating: 0, count: 2 * PetClass.allPoints * columns * rows)
    }

    /// Everything seen with at least the lowest score, best first, overlapping boxes of a class merged.
    package func detections(input: ModelInput, nmsIoU: Double) -> [Detection] {
        var found: [Detection] = []
        for kind in PetClass.allCases {
            var kept: [Detection] = []
            for candidate in peaks(of: kind, input: input).sorted(by: { $0.score > $1.score })
            where kept.allSatisfy({ $0.box.overlap(with: candidate.box) <= nmsIoU }) {
                kept.append(candidate)
            }
            found += kept
        }
        return found.sorted { $0.score > $1.score }
    }

    /// Cells that no neighbour exceeds.
    private func peaks(of kind: PetClass, input: ModelInput) -> [Detection] {
        let cells = columns * rows
        let map = kind.rawValue * cells
        var peaks: [Detection] = []
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
                let box = input.fraction(centre, size)
                guard !box.isEmpty else { continue }
                let landmarks = landmarks(of: kind, cell: cell) {
                    input.fraction(Point(x: centre.x + $0 * size.width, y: centre.y + $1 * size.height))
                }
                peaks.append(Detection(kind: kind, score: Double(score), box: box, landmarks: landmarks))
            }
        }
        return peaks
    }

    /// - Parameter place: from shares of the box, from its centre, to where that is.
    private func landmarks(of kind: PetClass, cell: Int, place: (Double, Double) -> Point) -> Landmarks {
        func point(_ index: Int) -> Point {
            let map = 2 * (kind.firstPoint + index) * columns * rows
            return place(Double(points[map + cell]), Double(points[map + columns * rows + cell]))
        }
        return Landmarks(left: point(0), right: point(1), nose: kind.points.count > 2 ? point(2) : nil)
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
