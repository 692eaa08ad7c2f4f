import Cameras
import Core
import Foundation
import TestSupport
import Testing

/// The booth as it runs, with everything but a panel and a person.
@Suite("The booth without a screen", .serialized)
struct BoothProcessTests {
    private static let demo = "replay:" + AssetFolder.find().file("demo/dog.mjpeg") + "?loop=1"

    @Test("registers the demonstration's dog, says where it lies, and shows what it says")
    func registers() throws {
        let program = Program(folder: TemporaryFolder())
        try FileManager.default.createDirectory(
            atPath: program.folder.file("pictures"), withIntermediateDirectories: true)
        let answer = try program.run(
            [
                "run", "--headless", "--species", "dog", "--source", BoothProcessTests.demo, "--store", "store",
                "--window",
                "800x480", "--screenshots", "pictures", "--for", "120",
            ], variables: ["SDL_AUDIODRIVER": "dummy"])
        #expect(answer.code == 0)
        let path = try #require(answer.output.split(separator: "\n").first { $0.contains("/ready/") })
        #expect(FileManager.default.fileExists(atPath: "\(program.folder.path)/\(path)/data/nose-04.jpg"))
        let pictures = try FileManager.default.contentsOfDirectory(atPath: program.folder.file("pictures"))
        #expect(pictures.contains("saved.png"))
        #expect(pictures.contains("camera-detected.png"))
        let verified = try program.run(["store", "verify", "--store", "store", "--json"])
        #expect(verified.code == 0)
    }

    @Test("plays the capture sound once for each picture and the last chord at the end")
    func sounds() throws {
        let program = Program(folder: TemporaryFolder())
        // The disk driver writes what would be heard, at the pace at which it would be heard.
        let answer = try program.run(
            [
                "run", "--headless", "--species", "dog", "--source", BoothProcessTests.demo, "--store", "store",
                "--for", "120",
            ],
            variables: [
                "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": program.folder.file("sound.raw"),
                "SDL_DISKAUDIODELAY": "23",
            ])
        #expect(answer.code == 0)
        let sound = try RecordedSound(path: program.folder.file("sound.raw"))
        #expect(sound.occurrences(of: [1568], withoutAny: [523.25]) == 5)
        #expect(sound.occurrences(of: [523.25, 659.26, 783.99], withoutAny: []) == 1)
    }

    @Test("ends with a sentence and registers nothing when its clip is over")
    func clipWithoutAnimal() throws {
        let program = Program(folder: TemporaryFolder())
        // The first half second of the demonstration is an empty room.
        let clip = try Data(
            contentsOf: URL(fileURLWithPath: AssetFolder.find().file("demo/dog.mjpeg")), options: .mappedIfSafe)
        program.folder.write(Array(clip.prefix(120_000)), to: "room.mjpeg")
        let answer = try program.run(
            [
                "run", "--headless", "--species", "dog", "--source", "replay:room.mjpeg", "--store", "store", "--for",
                "60",
            ],
            variables: ["SDL_AUDIODRIVER": "dummy"])
        #expect(answer.code == 1)
        #expect(answer.messages.contains("nothing was registered"))
        let listed = try program.run(["store", "list", "--store", "store", "--json"])
        #expect(listed.output.contains("\"registrations\":[]"))
    }

    @Test(
        "ends in order when its terminal or session ends, whichever thread is told",
        arguments: [[SIGHUP], [SIGTERM, SIGHUP]])
    func hangUp(signals: [Int32]) throws {
        let program = Program(folder: TemporaryFolder())
        // A cat while a dog is asked for: by itself it would go on for ever.
        let source = "replay:" + AssetFolder.find().file("demo/cat.mjpeg") + "?loop=1"
        let process = Process()
        // What does not hear is killed, which shows in the status.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
        process.arguments = [
            "--signal=KILL", "60", try Program.path(), "run", "--headless", "--species", "dog", "--source", source,
            "--store", program.folder.file("store"),
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["SDL_AUDIODRIVER": "dummy"]) { $1 }
        process.currentDirectoryURL = URL(fileURLWithPath: program.folder.path)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // The first line is said after the first picture was presented: from then on it knows how to end.
        _ = try output.fileHandleForReading.read(upToCount: 1)
        let children = "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
        let booth = try String(contentsOfFile: children, encoding: .utf8).split(separator: " ").first
        let identifier = try #require(booth.flatMap { pid_t($0) })
        for signal in signals { kill(identifier, signal) }
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    }

    @Test("plays a script of touches, keys and screenshots")
    func script() throws {
        let program = Program(folder: TemporaryFolder())
        program.folder.write(
            Array(
                """
                {"at":0.5,"screenshot":"attract.png"}
                {"at":0.6,"tap":[400,280]}
                {"at":1.2,"screenshot":"species.png"}
                {"at":1.3,"key":"Escape"}
                {"at":1.9,"screenshot":"back.png"}
                {"at":2.0,"quit":true}
                """.utf8), to: "script.jsonl")
        let answer = try program.run(
            [
                "run", "--headless", "--source", "pattern", "--store", "store", "--window", "800x480", "--script",
                "script.jsonl",
            ],
            variables: ["SDL_AUDIODRIVER": "dummy"])
        #expect(answer.code == 0)
        #expect(answer.output.contains("asking for dog or cat"))
        let pictures = try ["attract.png", "species.png", "back.png"].map {
            try Data(contentsOf: URL(fileURLWithPath: program.folder.file($0)))
        }
        #expect(pictures[0] == pictures[2])
        #expect(pictures[0] != pictures[1])
    }

    @Test("goes on without a sound device and says so")
    func silent() throws {
        let program = Program(folder: TemporaryFolder())
        let answer = try program.run(
            ["run", "--headless", "--source", "pattern", "--store", "store", "--for", "0.5"],
            variables: ["SDL_AUDIODRIVER": "nonexistent"])
        #expect(answer.code == 0)
        #expect(answer.messages.contains("no sound device"))
    }

    @Test(
        "says that there is no screen and ends, instead of running unseen",
        .enabled(if: !FileManager.default.fileExists(atPath: "/dev/dri"), "this machine may have a panel"))
    func noDisplay() throws {
        let program = Program(folder: TemporaryFolder())
        let answer = try program.run(
            ["run", "--source", "pattern", "--store", "store", "--for", "0.5"], variables: ["SDL_AUDIODRIVER": "dummy"],
            without: ["SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"])
        #expect(answer.code == 69)
        #expect(answer.messages.contains("no screen"))
    }

    @Test("says that the camera is lost when only bad frames come any more, and keeps nothing")
    func stalled() throws {
        let program = Program(folder: TemporaryFolder())
        let clip = try MotionJPEGFile(path: AssetFolder.find().file("demo/dog.mjpeg"))
        // Half a second of an empty room, then pictures that are all cut in half.
        var bytes = try (0..<15).flatMap { try clip.bytes(at: $0) }
        let half = try Array(clip.bytes(at: 0).prefix(5000))
        for _ in 0..<200 { bytes += half }
        program.folder.write(bytes, to: "dies.mjpeg")
        let answer = try program.run(
            [
                "run", "--headless", "--species", "dog", "--source", "replay:dies.mjpeg", "--store", "store", "--for",
                "60",
            ],
            variables: ["SDL_AUDIODRIVER": "dummy"])
        #expect(answer.code == 69)
        #expect(answer.messages.contains("cameraLost"))
    }

    @Test("says that results were lost when nobody can take them")
    func lostResults() throws {
        let program = Program(folder: TemporaryFolder())
        let answer = try Tool.shell.run(["-c", "'\(try Program.path())' --help > /dev/full"], in: program.folder.path)
        #expect(answer.status == 74)
        #expect(answer.output.contains("could not be written"))
        let picture = try Tool.shell.run(
            ["-c", "'\(try Program.path())' screenshot --screen attract --out /dev/full"], in: program.folder.path)
        #expect(picture.status == 74)
    }
}
