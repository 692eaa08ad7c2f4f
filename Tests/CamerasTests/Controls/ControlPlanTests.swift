import Cameras
import Core
import Glibc
import TestSupport
import Testing

@Suite("Settings of a camera")
struct ControlPlanTests {
    private let controls = [
        VideoControl(id: CameraSetting.autoExposure.id, name: "Auto", kind: .menu, minimum: 0, maximum: 3, standard: 3),
        VideoControl(id: CameraSetting.exposureTime.id, name: "Time", minimum: 3, maximum: 2047, standard: 250),
        VideoControl(
            id: CameraSetting.autoWhiteBalance.id, name: "AWB", kind: .boolean, minimum: 0, maximum: 1, standard: 1),
        VideoControl(
            id: CameraSetting.whiteBalanceTemperature.id, name: "Kelvin", minimum: 2800, maximum: 6500, step: 10,
            standard: 4000),
        VideoControl(id: CameraSetting.powerLineFrequency.id, name: "Hz", kind: .menu, minimum: 0, maximum: 2),
        VideoControl(
            id: CameraSetting.zoom.id, name: "Zoom", minimum: 100, maximum: 400, flags: VideoControl.Flag.readOnly),
    ]

    @Test("an automatic mode is switched off before the value that it forbids, whether the profile says so or not")
    func order() {
        let plan = ControlPlan([.exposureTime: 100, .whiteBalanceTemperature: 5000], controls: controls)
        #expect(
            plan.steps.map(\.setting) == [.autoExposure, .autoWhiteBalance, .exposureTime, .whiteBalanceTemperature])
        #expect(plan.steps.map(\.value) == [1, 0, 100, 5000])
    }

    @Test("a mode that the profile asks for stays")
    func explicit() {
        let plan = ControlPlan([.exposureTime: 100, .autoExposure: 3], controls: controls)
        #expect(plan.steps.map(\.value) == [3, 100])
    }

    @Test(
        "values are brought to what the driver takes",
        arguments: [(5, 2800), (4003, 4000), (4006, 4010), (99_999, 6500), (-1, 2800)] as [(Int64, Int64)])
    func limits(wanted: Int64, taken: Int64) {
        let plan = ControlPlan([.whiteBalanceTemperature: wanted], controls: controls)
        #expect(plan.steps.last?.value == taken)
        #expect(plan.moved == [.whiteBalanceTemperature])
    }

    @Test("limits that make no sense lead to the least", arguments: [(5, 5), (9, 2)] as [(Int64, Int64)])
    func absurd(minimum: Int64, maximum: Int64) {
        let control = VideoControl(id: 1, name: "", minimum: minimum, maximum: maximum, step: 0)
        #expect(control.nearest(to: 7) == minimum)
    }

    @Test("what the camera does not have, or does not let be set, is told and not tried")
    func missing() {
        let plan = ControlPlan([.focus: 10, .zoom: 200], controls: controls)
        #expect(plan.steps == [])
        #expect(Set(plan.missing) == [.focus, .zoom])
    }

    @Test("a camera takes its profile's settings before it streams, and frames come though one is refused")
    func applied() throws {
        var camera = ScriptedCamera.webcam(width: 64, height: 48)
        camera.controls = controls
        let kernel = ScriptedKernel([camera], faults: [KernelFault(.setValue, errno: EIO)])
        let profile = CameraProfile(
            name: "a",
            controls: [.powerLineFrequency: 1, .exposureTime: 100, .whiteBalanceTemperature: 5000, .focus: 3])
        let opened = try OpenedCamera(kernel, [profile])
        try opened.read(2)
        #expect(opened.frames.count == 1)
        let values = kernel.values("/dev/video0")
        #expect(values[CameraSetting.exposureTime.id] == 100)
        #expect(values[CameraSetting.whiteBalanceTemperature.id] == 5000)
        // The first one was refused by the script, and the focus is not there.
        #expect(values[CameraSetting.powerLineFrequency.id] == 0)
        #expect(opened.camera?.complaints.count == 2)
        let (last, stream) = (kernel.trace.lastIndex(of: .setValue), kernel.trace.firstIndex(of: .startStreaming))
        let (lastSetting, start) = (try #require(last), try #require(stream))
        #expect(lastSetting < start)
    }
}
