import Cameras
import Core
import TestSupport

/// The whole booth with a tracked animal and all that is drawn over it, beside two players that only show the same clip,
/// all by OpenGL ES or SDL on a display in memory: CPU time for one frame of the clip.
///
/// What a start costs is taken off: every program plays the clip for two lengths. Needs Xvfb, mpv, gst-launch-1.0 with its
/// OpenGL sink, and a machine that does nothing else: a player that comes too late draws less.
enum PlayerBenchmark: Benchmark {
    static let name = "players"
    private static let (short, long) = (3, 13)  // seconds
    private static let rate = 30

    static func run(in _: String) throws -> [Measurement] {
        let folder = TemporaryFolder()
        let clips = try [short, long].map { try clip(seconds: $0, in: folder) }
        let display = try Display()
        defer { display.close() }
        let surroundings = [
            "DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy",
            "SDL_RENDER_DRIVER": "opengles2", "SDL_RENDER_VSYNC": "0", "LIBGL_ALWAYS_SOFTWARE": "1",
        ]
        func frame(_ words: (Int) throws -> [String]) throws -> Double {
            let cost = try [0, 1].map { try Program(try words($0), environment: surroundings).wait().cpuSeconds }
            return (cost[1] - cost[0]) / Double(rate * (long - short)) * 1000
        }
        // More pictures than the clip has time for, so that no visit ends.
        let settings = folder.write(Array(#"{"pictures": 20}"#.utf8), to: "settings.json")
        let booth = try frame { length in
            try Program.booth(
                "run", "--species", "dog", "--settings", settings, "--window", "1280x720", "--source",
                "replay:\(clips[1])?loop=1", "--store", folder.file("store"), "--for", "\([short, long][length])")
        }
        let mpv = try frame {
            ["mpv", "--no-config", "--vo=sdl", "--no-audio", "--no-osc", "--framedrop=no", "--fps=\(rate)", clips[$0]]
        }
        let gst = try frame {
            [
                "gst-launch-1.0", "-q", "filesrc", "location=\(clips[$0])", "!", "image/jpeg,framerate=\(rate)/1",
                "!", "jpegparse", "!", "jpegdec", "!", "glimagesink", "qos=false",
            ]
        }
        return [
            Measurement(name: "boothFrame", value: booth, unit: "ms"),
            Measurement(name: "mpvFrame", value: mpv, unit: "ms"),
            Measurement(name: "glimagesinkFrame", value: gst, unit: "ms"),
            Measurement(name: "boothOverMpv", value: booth / mpv, unit: "ratio", demand: .atMost(0.8)),
            Measurement(name: "boothOverGlimagesink", value: booth / gst, unit: "ratio", demand: .atMost(0.5)),
        ]
    }

    /// The demo clip's frames around and around.
    private static func clip(seconds: Int, in folder: TemporaryFolder) throws -> String {
        let demo = try MotionJPEGFile(path: AssetFolder.find().file("demo/dog.mjpeg"))
        var bytes: [UInt8] = []
        for number in 0..<(seconds * rate) { bytes += try demo.bytes(at: number % demo.count) }
        return folder.write(bytes, to: "\(seconds).mjpeg")
    }
}

extension PlayerBenchmark {
    /// An X server that draws into memory.
    private struct Display {
        let name: String
        private let server: Program

        init() throws {
            // It writes the number that it chose when it is ready.
            let heard = try HeardProgram([
                "Xvfb", "-displayfd", "1", "-screen", "0", "1280x720x24", "-nolisten", "tcp",
            ])
            server = heard.program
            let number = String(decoding: heard.read(atMost: 16), as: UTF8.self).filter(\.isNumber)
            guard !number.isEmpty else { throw BenchmarkError(description: "Xvfb did not come up") }
            name = ":" + number
        }

        func close() {
            server.stop()
            _ = try? server.wait(anyStatus: true)
        }
    }
}
