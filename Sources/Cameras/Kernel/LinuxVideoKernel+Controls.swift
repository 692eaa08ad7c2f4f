import CLinux
package import Core

extension LinuxVideoKernel {
    /// V4L2_EVENT_CTRL and V4L2_EVENT_SOURCE_CHANGE.
    private static let controlEvent: UInt32 = 3
    private static let sourceChangeEvent: UInt32 = 5

    /// Arrays and strings, which no camera setting here is, are passed over.
    package func control(_ device: Int32, after id: UInt32) throws(SystemError) -> VideoControl {
        var (facts, last) = (clinux_video_control(), id)
        while true {
            try check("VIDIOC_QUERY_EXT_CTRL", clinux_video_next_control(device, last, &facts))
            // A driver that answers with the same number again would be asked for ever.
            guard facts.id > last else { throw SystemError("VIDIOC_QUERY_EXT_CTRL", errno: LinuxErrors.invalid) }
            last = facts.id
            if let kind = VideoControl.Kind(rawValue: facts.type) {
                return VideoControl(
                    id: facts.id, name: withUnsafeBytes(of: facts.name) { VideoCapability.text($0) }, kind: kind,
                    minimum: facts.minimum, maximum: facts.maximum, step: facts.step, standard: facts.standard,
                    flags: facts.flags)
            }
        }
    }

    package func menuItem(_ device: Int32, _ id: UInt32, _ index: Int) throws(SystemError) -> String {
        var name = [UInt8](repeating: 0, count: 32)
        try check("VIDIOC_QUERYMENU", clinux_video_menu_item(device, id, UInt32(index), &name))
        return VideoCapability.text(name)
    }

    package func value(_ device: Int32, _ id: UInt32) throws(SystemError) -> Int64 {
        var value: Int64 = 0
        try check("VIDIOC_G_EXT_CTRLS", clinux_video_get_control(device, id, &value))
        return value
    }

    package func setValue(_ device: Int32, _ control: VideoControl, _ value: Int64) throws(SystemError) {
        let isLong: Int32 = control.kind == .integer64 ? 1 : 0
        try check("VIDIOC_S_EXT_CTRLS", clinux_video_set_control(device, control.id, value, isLong))
    }

    package func subscribe(_ device: Int32, toControl id: UInt32?) throws(SystemError) {
        let type = id == nil ? LinuxVideoKernel.sourceChangeEvent : LinuxVideoKernel.controlEvent
        try check("VIDIOC_SUBSCRIBE_EVENT", clinux_video_subscribe(device, type, id ?? 0))
    }

    package func event(_ device: Int32) throws(SystemError) -> VideoEvent {
        var (type, id, detail) = (UInt32(0), UInt32(0), Int64(0))
        try check("VIDIOC_DQEVENT", clinux_video_next_event(device, &type, &id, &detail))
        switch type {
        case LinuxVideoKernel.controlEvent: return .control(id: id, value: detail)
        case LinuxVideoKernel.sourceChangeEvent: return .sourceChanged
        default: return .other
        }
    }
}
