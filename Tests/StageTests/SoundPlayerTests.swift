import CSDL2
import Core
import Glibc
import TestSupport
import Testing

@testable import Stage

@MainActor @Suite(.serialized) struct SoundPlayerTests {
    /// A WAV file of 16-bit mono samples.
    private func wav(frequency: Double, seconds: Double, rate: Int = 44100) -> [UInt8] {
        func little(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let count = Int(seconds * Double(rate))
        var bytes = Array("RIFF".utf8) + little(36 + 2 * count, 4) + Array("WAVEfmt ".utf8) + little(16, 4)
        bytes += little(1, 2) + little(1, 2) + little(rate, 4) + little(2 * rate, 4) + little(2, 2) + little(16, 2)
        bytes += Array("data".utf8) + little(2 * count, 4)
        for index in 0..<count {
            bytes += little(Int(12000 * sin(2 * .pi * frequency * Double(index) / Double(rate))), 2)
        }
        return bytes
    }

    /// Power of one frequency in 16-bit stereo samples (Goertzel), left channel.
    private func power(_ samples: [Int16], _ frequency: Double) -> Double {
        let turn = 2 * cos(2 * .pi * frequency / 44100)
        var (last, before) = (0.0, 0.0)
        for index in stride(from: 0, to: samples.count, by: 2) {
            (last, before) = (Double(samples[index]) + turn * last - before, last)
        }
        return last * last + before * before - turn * last * before
    }

    /// Plays through SDL's disk driver and gives what would have been heard.
    private func record(_ folder: TemporaryFolder, _ body: (SoundPlayer) -> Void) throws -> [Int16] {
        let file = folder.path + "/sound.raw"
        setenv("SDL_AUDIODRIVER", "disk", 1)
        setenv("SDL_DISKAUDIOFILE", file, 1)
        setenv("SDL_DISKAUDIODELAY", "1", 1)
        defer { for name in ["SDL_AUDIODRIVER", "SDL_DISKAUDIOFILE", "SDL_DISKAUDIODELAY"] { unsetenv(name) } }
        do {
            let player = SoundPlayer(folder: folder.path)
            try #require(player.problems.isEmpty)
            body(player)
            // The driver runs some fifty times faster than sound; a bound in case it stands still.
            for _ in 0..<5000 where player.isPlaying { SDL_Delay(1) }
        }
        let descriptor = open(file, O_RDONLY)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        var samples = [Int16](repeating: 0, count: 1 << 20)
        let count = samples.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        return Array(samples.prefix(max(count, 0) / 2))
    }

    @Test("a sound is heard at its pitch") func pitch() throws {
        let folder = TemporaryFolder()
        folder.write(wav(frequency: 880, seconds: 0.2), to: "accepted.wav")
        let samples = try record(folder) { $0.play("accepted", now: .zero) }
        #expect(power(samples, 880) > 100 * power(samples, 1200))
        #expect(power(samples, 880) > 1e12)
    }

    @Test("a muted player is silent") func muted() throws {
        let folder = TemporaryFolder()
        folder.write(wav(frequency: 880, seconds: 0.1), to: "accepted.wav")
        let samples = try record(folder) { player in
            player.isMuted = true
            player.play("accepted", now: .zero)
        }
        #expect(samples.allSatisfy { $0 == 0 })
    }

    @Test("half the volume is half the height") func volume() throws {
        let folder = TemporaryFolder()
        folder.write(wav(frequency: 880, seconds: 0.1), to: "accepted.wav")
        let samples = try record(folder) { player in
            player.volume = 0.5
            player.play("accepted", now: .zero)
        }
        let highest = try #require(samples.max())
        #expect((5500...6500).contains(highest))
    }

    @Test("missing and empty files are noted and the others still play") func badFiles() throws {
        let folder = TemporaryFolder()
        folder.write([], to: "empty.wav")
        folder.write(wav(frequency: 440, seconds: 0.05), to: "good.wav")
        setenv("SDL_AUDIODRIVER", "dummy", 1)
        defer { unsetenv("SDL_AUDIODRIVER") }
        let player = SoundPlayer(folder: folder.path)
        #expect(player.names == ["good"])
        #expect(player.problems.count == 1)
        player.play("none", now: .zero)
        player.play("none", now: .zero)
        #expect(player.problems.count == 2)
        player.play("good", now: .zero)
        #expect(player.isPlaying)
    }

    @Test("without a device the player is silent and says so") func noDevice() throws {
        setenv("SDL_AUDIODRIVER", "nowhere", 1)
        defer { unsetenv("SDL_AUDIODRIVER") }
        let player = SoundPlayer(folder: "/nowhere")
        player.play("accepted", now: .zero)
        player.play("accepted", now: Instant(seconds: 60))
        #expect(!player.isPlaying)
        #expect(player.problems.count == 1)
    }

    @Test("a device that comes later is found, but not asked for at every sound") func comesLater() throws {
        let folder = TemporaryFolder()
        folder.write(wav(frequency: 440, seconds: 0.05), to: "good.wav")
        setenv("SDL_AUDIODRIVER", "nowhere", 1)
        let player = SoundPlayer(folder: folder.path)
        setenv("SDL_AUDIODRIVER", "dummy", 1)
        defer { unsetenv("SDL_AUDIODRIVER") }
        player.play("good", now: Instant(seconds: 1))
        #expect(!player.isPlaying)
        player.play("good", now: Instant(seconds: 11))
        #expect(player.isPlaying)
    }
}
