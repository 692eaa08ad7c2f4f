import Core
import Views

/// The triangles of the last picture's shapes, by their place in the list: most of them stay from picture to picture,
/// and then nothing is computed or allocated for them.
struct ShapeMeshes {
    private struct Memo {
        let shape: DrawShape
        /// With its width in pixels; `nil` for a filled shape.
        let stroke: StrokeStyle?
        let transform: Transform
        let mesh: Mesh
    }

    private struct Overlap {
        let shape: DrawShape
        let stroke: StrokeStyle
        /// Wherever it lies.
        let transform: Transform
        let isThere: Bool
    }

    private var memos: [Memo?] = []
    private var overlaps: [Overlap?] = []
    private(set) var made = 0

    /// Forgets what lies beyond the end of a list.
    mutating func begin(count: Int) {
        if memos.count > count { memos.removeLast(memos.count - count) }
        while memos.count < count { memos.append(nil) }
        if overlaps.count > count { overlaps.removeLast(overlaps.count - count) }
        while overlaps.count < count { overlaps.append(nil) }
    }

    /// Whether a line may lie over itself.
    ///
    /// - Parameter stroke: with its width in pixels.
    mutating func mayOverlap(at index: Int, _ shape: DrawShape, stroke: StrokeStyle, transform: Transform) -> Bool {
        var place = transform
        (place.tx, place.ty) = (0, 0)
        if let known = overlaps[index], known.stroke == stroke, known.transform == place, known.shape == shape {
            return known.isThere
        }
        let outline = Outline(shape, transform: place)
        var mesh = Mesh()
        mesh.addStroke(outline, stroke)
        let isThere = outline.mayOverlap(stroke, mesh)
        overlaps[index] = Overlap(shape: shape, stroke: stroke, transform: place, isThere: isThere)
        return isThere
    }

    mutating func mesh(at index: Int, _ shape: DrawShape, stroke: StrokeStyle?, transform: Transform) -> Mesh {
        if let memo = memos[index], memo.stroke == stroke, memo.transform == transform, memo.shape == shape {
            return memo.mesh
        }
        let outline = Outline(shape, transform: transform)
        var mesh = Mesh()
        if let stroke {
            mesh.addStroke(outline, stroke)
        } else {
            mesh.addFill(outline)
        }
        made += 1
        memos[index] = Memo(shape: shape, stroke: stroke, transform: transform, mesh: mesh)
        return mesh
    }
}
