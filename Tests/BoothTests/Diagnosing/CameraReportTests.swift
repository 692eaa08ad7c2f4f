import Booth
import Cameras
import Core
import Foundation
import Imaging
import TestSupport
import Testing

@Suite("What a watched camera tells")
struct CameraReportTests {
    /// A camera in a scripted world, with everything that was told of it.
    private func report(
        _ camera: ScriptedCamera, until end: Double, profiles: [CameraProfile] = [],
        before: (ScriptedKernel) -> Void = { _ in }
    ) throws -> [CameraReportLine] {
        let kernel = ScriptedKernel([camera])
        before(kernel)
        let lane = ScriptedLane(kernel)
        let source = SupervisedCamera(.best, profiles: profiles, pool: FramePool(), kernel: kernel, lane: lane)
        let start = lane.now
        var (report, lines) = (CameraReport(from: start), [CameraReportLine]())
        while lane.now - start < end {
            let event = try source.next()
            lines += report.take(event, source.status, at: lane.now)
        }
        lines.append(report.end(source.status, at: lane.now))
        return lines
    }

    private func object(_ line: CameraReportLine) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(line.json.text.utf8)) as? [String: Any])
    }

    private func objects(_ lines: [CameraReportLine], _ event: String) throws -> [[String: Any]] {
        try lines.map(object).filter { $0["event"] as? String == event }
    }

    @Test("what was agreed on, its states in order, a count a second, and an end")
    func runs() throws {
        let lines = try report(.webcam(width: 64, height: 48), until: 5)
        let opened = try #require(try objects(lines, "opened").first)
        #expect(opened["camera"] as? String == "HD Webcam")
        #expect(opened["format"] as? String == "YUYV")
        #expect(opened["width"] as? Int == 64)
        #expect(opened["fps"] as? Int == 30)
        #expect(try objects(lines, "state").map { $0["state"] as? String } == ["opening", "running"])
        let counts = try objects(lines, "count")
        #expect((4...5).contains(counts.count))
        for count in counts.dropFirst() {
            #expect(abs((count["rate"] as? Double ?? 0) - 30) < 2)
            let picture = try #require(count["picture"] as? [String: Any])
            #expect((picture["means"] as? [Any])?.count == 3)
            #expect((picture["fields"] as? [Any])?.count == 9)
        }
        let end = try object(try #require(lines.last))
        #expect(end["event"] as? String == "end")
        #expect((end["frames"] as? Int ?? 0) > 130)
        #expect(end["state"] as? String == "running")
    }

    @Test("a cable that is pulled: the state with each of its sentences, no picture in the counts behind it")
    func lost() throws {
        let lines = try report(.webcam(width: 64, height: 48), until: 5) { kernel in
            kernel.at(seconds: 2) { $0.unplug("/dev/video0") }
        }
        let states = try objects(lines, "state").filter { $0["state"] as? String == "lost" }
        #expect((states.first?["why"] as? String)?.contains("not there any more") == true)
        // Looked for after two seconds, in vain: another reason, told once.
        #expect(states.dropFirst().compactMap { $0["why"] as? String } == ["HD Webcam is not there"])
        let count = try #require(try objects(lines, "count").last)
        #expect(count["picture"] is NSNull)
        #expect(count["rate"] as? Int == 0)
        #expect(count["state"] as? String == "lost")
    }

    @Test("frames that were dropped are counted by their reason")
    func reasons() throws {
        var camera = ScriptedCamera.webcam(width: 64, height: 48)
        let damaged = ScriptedFrame(.marked(bytes: 0))
        camera.frames = [ScriptedFrame(), ScriptedFrame(), damaged, damaged, ScriptedFrame()]
        let end = try #require(try objects(report(camera, until: 2), "end").first)
        let reasons = try #require(end["reasons"] as? [String: Int])
        #expect(reasons["the driver marked it as damaged"] == 2)
        #expect(end["dropped"] as? Int == reasons.values.reduce(0, +))
    }

    @Test("settings that cannot be made are told with the opening, and for people as well")
    func complaints() throws {
        let profile = CameraProfile(name: "command line", controls: [.zoom: 3])
        let lines = try report(.webcam(width: 64, height: 48), until: 2, profiles: [profile])
        let opened = try #require(try objects(lines, "opened").first)
        #expect(opened["complaints"] as? [String] == ["the camera has no zoom that can be set"])
        #expect(lines.contains { $0.text.contains("opened HD Webcam: YUYV 64×48 at 30/s; the camera has no zoom") })
    }

    @Test("a driver that always says something new fills no memory")
    func manyReasons() throws {
        var report = CameraReport(from: .zero)
        for number in 0..<1000 {
            _ = report.take(.dropped(sequence: number, reason: "reason \(number)"), CameraStatus(), at: .zero)
        }
        let end = try object(report.end(CameraStatus(), at: Instant(seconds: 1)))
        let reasons = try #require(end["reasons"] as? [String: Int])
        #expect(reasons.count == 17)
        #expect(reasons["other reasons"] == 984)
    }

    @Test("a setting that somebody changes is told by its name, an unknown one by its number")
    func controls() throws {
        var report = CameraReport(from: .zero)
        let known = report.take(.controlChanged(id: CameraSetting.zoom.id, value: 4), CameraStatus(), at: .zero)
        #expect(try objects(known, "control").first?["name"] as? String == "zoom")
        #expect(known.contains { $0.text.contains("zoom is 4 now") })
        let other = report.take(.controlChanged(id: 0xF0_F000, value: 1), CameraStatus(), at: .zero)
        #expect(try objects(other, "control").first?["name"] as? String == "0xf0f000")
    }
}
