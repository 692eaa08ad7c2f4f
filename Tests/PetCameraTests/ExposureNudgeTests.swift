import Cameras
import Core
import PetCamera
import Testing

@Suite("Nudging the exposure")
struct ExposureNudgeTests {
    private func exposure(
        _ limits: ClosedRange<Int64> = -10...10, step: Int64 = 1, value: Int64 = 0
    ) -> CameraControlFacts {
        CameraControlFacts(
            control: VideoControl(
                id: CameraSetting.exposureCompensation.id, name: "Bias", minimum: limits.lowerBound,
                maximum: limits.upperBound, step: step), value: value)
    }

    /// What is set, and when, while a status is shown thirty times a second.
    private func show(
        _ status: DetectionStatus, on nudge: inout ExposureNudge, _ exposure: CameraControlFacts?,
        from start: Double = 0, for seconds: Double
    ) -> [(value: Int64, at: Double)] {
        (0..<Int(seconds * 30)).compactMap { index in
            let at = start + Double(index) / 30
            return nudge.see(status, exposure: exposure, at: Instant(seconds: at)).map { ($0, at) }
        }
    }

    @Test(
        "goes from the middle to the end of what the driver takes within two seconds, and not beyond",
        arguments: [(DetectionFailureReason.tooDark, 1), (.tooBright, -1)] as [(DetectionFailureReason, Int64)])
    func wholeWay(reason: DetectionFailureReason, sign: Int64) {
        var nudge = ExposureNudge()
        let set = show(.failed(reason), on: &nudge, exposure(), for: 20)
        #expect(set.map(\.value) == [2, 4, 6, 8, 10].map { $0 * sign })
        #expect(set.first?.at ?? 0 >= 0.2)
        #expect(set.last?.at ?? .infinity < 2)
    }

    @Test("stops when it is bright enough, and takes up from there")
    func stops() {
        var nudge = ExposureNudge()
        let first = show(.failed(.tooDark), on: &nudge, exposure(), for: 0.7)
        #expect(first.map(\.value) == [2, 4])
        #expect(show(.detected, on: &nudge, exposure(), from: 0.7, for: 5).isEmpty)
        #expect(show(.failed(.tooDark), on: &nudge, exposure(), from: 6, for: 0.3).map(\.value) == [6])
    }

    @Test("does not answer a moment, nor any other reason", arguments: DetectionFailureReason.allCases)
    func others(reason: DetectionFailureReason) {
        var nudge = ExposureNudge()
        for second in 0..<5 {
            #expect(show(.failed(.tooDark), on: &nudge, exposure(), from: Double(second), for: 0.15).isEmpty)
            #expect(show(.noObject, on: &nudge, exposure(), from: Double(second) + 0.2, for: 0.5).isEmpty)
        }
        guard reason != .tooDark, reason != .tooBright else { return }
        #expect(show(.failed(reason), on: &nudge, exposure(), from: 10, for: 5).isEmpty)
    }

    @Test("rests where a step makes too dark too bright, instead of swinging to and fro")
    func swinging() {
        var nudge = ExposureNudge()
        #expect(show(.failed(.tooDark), on: &nudge, exposure(), for: 0.3).count == 1)
        #expect(show(.failed(.tooBright), on: &nudge, exposure(), from: 0.3, for: 4).isEmpty)
        #expect(show(.failed(.tooDark), on: &nudge, exposure(), from: 4.3, for: 4).isEmpty)
        #expect(!show(.failed(.tooDark), on: &nudge, exposure(), from: 12, for: 2).isEmpty)
    }

    @Test(
        "stays within limits and on steps, whatever they are",
        arguments: [(0...3, 1, 1), (-3000...3000, 333, 0), (0...255, 1, 255), (-1...1, 1, 0)]
            as [(ClosedRange<Int64>, Int64, Int64)])
    func limits(limits: ClosedRange<Int64>, step: Int64, value: Int64) {
        for reason in [DetectionFailureReason.tooDark, .tooBright] {
            var nudge = ExposureNudge()
            let set = show(.failed(reason), on: &nudge, exposure(limits, step: step, value: value), for: 10)
            #expect(set.allSatisfy { limits.contains($0.value) && ($0.value - limits.lowerBound) % step == 0 })
        }
    }

    @Test("leaves a camera alone that has nothing to set")
    func nothing() {
        var nudge = ExposureNudge()
        #expect(show(.failed(.tooDark), on: &nudge, nil, for: 5).isEmpty)
        #expect(show(.failed(.tooDark), on: &nudge, exposure(0...0), for: 5).isEmpty)
    }

    @Test("begins with the other camera's own value")
    func otherCamera() {
        var nudge = ExposureNudge()
        _ = show(.failed(.tooDark), on: &nudge, exposure(), for: 5)
        let other = show(.failed(.tooDark), on: &nudge, exposure(0...100, value: 50), for: 0.5)
        #expect(other.map(\.value) == [60])
    }
}
