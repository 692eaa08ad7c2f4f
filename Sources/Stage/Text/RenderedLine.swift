import CSDL2

/// One run of a line, rendered, and where it lies in the line's box.
final class LinePiece {
    let surface: Surface
    let left: Int
    let top: Int

    init(_ surface: consuming Surface, left: Int, top: Int) {
        self.surface = surface
        self.left = left
        self.top = top
    }
}

/// A whole line in white pixels. Tall scripts may begin above the measured box.
struct RenderedLine: ~Copyable {
    let surface: Surface
    /// Rows above the box; negative when the pixels begin below its top.
    let rise: Int

    /// `nil` when there are no pieces.
    init?(_ pieces: [LinePiece]) throws(StageError) {
        guard let top = pieces.map(\.top).min() else { return nil }
        let right = pieces.map { $0.left + $0.surface.width }.max() ?? 0
        let bottom = pieces.map { $0.top + $0.surface.height }.max() ?? 0
        let line = try Surface(width: right, height: bottom - top)
        for piece in pieces {
            SDL_SetSurfaceBlendMode(piece.surface.raw, SDL_BLENDMODE_NONE)
            var place = SDL_Rect(x: Int32(piece.left), y: Int32(piece.top - top), w: 0, h: 0)
            SDL_UpperBlit(piece.surface.raw, nil, line.raw, &place)
        }
        surface = line
        rise = -top
    }

    consuming func takeSurface() -> Surface { surface }
}
