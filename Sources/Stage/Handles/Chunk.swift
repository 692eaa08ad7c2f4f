import CSDL2

/// A sound in memory, in the format of the open device. Owns the SDL_mixer chunk; goes before the device.
struct Chunk: ~Copyable {
    let raw: UnsafeMutablePointer<Mix_Chunk>

    init(_ path: String) throws(StageError) {
        guard let raw = csdl_load_chunk(path) else { throw .sdl(.unreadable, "Mix_LoadWAV", path) }
        self.raw = raw
    }

    /// Stops the chunk's channels by itself.
    deinit { Mix_FreeChunk(raw) }
}
