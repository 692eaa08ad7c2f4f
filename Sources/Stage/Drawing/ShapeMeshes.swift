import Views

/// The triangles of the last picture's shapes, by their place in the list: most of them stay from picture to picture,
/// and then nothing is computed or allocated for them.
struct ShapeMeshes {
    private struct Memo {
        let shape: DrawShape
        /// In pixels; `nil` for a filled shape.
        let lineWidth: Double?
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

    mutating func mesh(at index: Int, _ shape: DrawShape, lineWidth: Double?, transform: Transform) -> Mesh {
        if let memo = memos[index], memo.lineWidth == lineWidth, memo.transform == transform, memo.shape == shape {
            return memo.mesh
        }
        let outline = Outline(shape, transform: transform)
        var mesh = Mesh()
        if let lineWidth {
            mesh.addStroke(outline, width: lineWidth)
        } else {
            mesh.addFill(outline)
        }
        made += 1
        memos[index] = Memo(shape: shape, lineWidth: lineWidth, transform: transform, mesh: mesh)
        return mesh
    }
}
