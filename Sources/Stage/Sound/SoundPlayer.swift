import CSDL2
package import Core

/// Plays short sounds by name. Whatever fails, the booth goes on in silence and `problems` says why. Main thread only.
@MainActor package final class SoundPlayer {
    /// Holds a sound; a dictionary cannot hold a noncopyable one.
    private final class Sound {
        let chunk: Chunk

        init(_ chunk: consuming Chunk) { self.chunk = chunk }
    }

    /// Holds the device while there is one.
    private final class OpenDevice {
        let device: SoundDevice

        init() throws(StageError) { device = try SoundDevice() }
    }

    // Sounds go before the device.
    private var sounds: [String: Sound] = [:]
    private var open: OpenDevice?
    private var nextAttempt: Instant
    private let folder: String

    /// What is wrong with the sound, for diagnostics; one sentence each.
    package private(set) var problems: [String] = []

    /// 0…1.
    package var volume: Double {
        didSet { applyVolume() }
    }

    package var isMuted = false {
        didSet { applyVolume() }
    }

    private static let pauseBetweenAttempts = 10.0

    /// Opens the device and loads every WAV and OGG file of the folder; a sound's name is its file's without the ending.
    package init(folder: String, volume: Double = 1, now: Instant = .zero) {
        self.folder = folder
        self.volume = volume
        nextAttempt = now
        openDevice(now)
    }

    package var names: [String] { sounds.keys.sorted() }
    package var isPlaying: Bool { open != nil && Mix_Playing(-1) > 0 }

    /// Starts a sound and returns at once; sounds may overlap.
    package func play(_ name: String, now: Instant) {
        if let open, !open.device.isAlive {
            note("The sound device has vanished.")
            close()
        }
        if open == nil, now >= nextAttempt { openDevice(now) }
        guard open != nil else { return }
        guard let sound = sounds[name] else { return note("There is no sound \"\(name)\".") }
        // All channels busy: this sound is left out, which nobody hears among eight others.
        csdl_play_chunk(sound.chunk.raw)
    }

    private func openDevice(_ now: Instant) {
        nextAttempt = now + Self.pauseBetweenAttempts
        do throws(StageError) {
            open = try OpenDevice()
            applyVolume()
            load()
        } catch {
            note("There is no sound device (\(error.cause)).")
        }
    }

    private func close() {
        sounds.removeAll()
        open = nil
    }

    private func load() {
        guard let files = FolderListing.names(folder) else { return note("The folder of sounds is missing.") }
        for file in files {
            guard let ending = [".wav", ".ogg"].first(where: file.hasSuffix) else { continue }
            do throws(StageError) {
                sounds[String(file.dropLast(ending.count))] = Sound(try Chunk(folder + "/" + file))
            } catch {
                note("The sound \(file) cannot be read (\(error.cause)).")
            }
        }
    }

    private func applyVolume() {
        guard open != nil else { return }
        Mix_MasterVolume(isMuted ? 0 : Int32((min(max(volume, 0), 1) * 128).rounded()))
    }

    private func note(_ sentence: String) {
        if !problems.contains(sentence) { problems.append(sentence) }
    }
}
