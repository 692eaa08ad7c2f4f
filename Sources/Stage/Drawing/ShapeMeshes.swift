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

    private var memos: [Memo?] = []
    private(set) var made = 0

    /// Forgets what lies beyond the end of a list.
    mutating func begin(count: Int) {
        if memos.count > count { memos.removeLast(memos.count - count) }
        while memos.count < count { memos.append(nil) }
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
