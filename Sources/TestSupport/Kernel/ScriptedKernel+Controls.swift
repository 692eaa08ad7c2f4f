package import Cameras
package import Core
import Glibc

extension ScriptedKernel {
    package func control(_ device: Int32, after id: UInt32) throws(SystemError) -> VideoControl {
        try run { (state) throws(SystemError) in
            try enter(.control, &state)
            let controls = state.devices[try self.device(device, .control, state)].camera.controls
            guard let next = controls.filter({ $0.id > id }).min(by: { $0.id < $1.id }) else {
                throw SystemError("control", errno: EINVAL)
            }
            return next
        }
    }

    package func menuItem(_ device: Int32, _ id: UInt32, _ index: Int) throws(SystemError) -> String {
        try run { (state) throws(SystemError) in
            try enter(.menuItem, &state)
            let menus = state.devices[try self.device(device, .menuItem, state)].camera.menus
            guard let text = menus[id]?[index] else { throw SystemError("menuItem", errno: EINVAL) }
            return text
        }
    }

    package func value(_ device: Int32, _ id: UInt32) throws(SystemError) -> Int64 {
        try run { (state) throws(SystemError) in
            try enter(.value, &state)
            guard let value = state.devices[try self.device(device, .value, state)].values[id] else {
                throw SystemError("value", errno: EINVAL)
            }
            return value
        }
    }

    /// As a webcam does: a manual value is refused while its automatic mode is on.
    package func setValue(_ device: Int32, _ control: VideoControl, _ value: Int64) throws(SystemError) {
        try run { (state) throws(SystemError) in
            try enter(.setValue, &state)
            let index = try self.device(device, .setValue, state)
            guard control.minimum...control.maximum ~= value else { throw SystemError("setValue", errno: ERANGE) }
            let setting = CameraSetting.allCases.first { $0.id == control.id }
            if let (mode, off) = setting?.automatic, let current = state.devices[index].values[mode.id], current != off
            {
                throw SystemError("setValue", errno: EACCES)
            }
            state.devices[index].values[control.id] = value
        }
    }

    package func subscribe(_ device: Int32, toControl id: UInt32?) throws(SystemError) {
        try run { (state) throws(SystemError) in
            try enter(.subscribe, &state)
            state.devices[try self.device(device, .subscribe, state)].subscriptions.insert(id ?? 0)
        }
    }

    package func event(_ device: Int32) throws(SystemError) -> VideoEvent {
        try run { (state) throws(SystemError) in
            try enter(.event, &state)
            let index = try self.device(device, .event, state)
            guard !state.devices[index].events.isEmpty else { throw SystemError("event", errno: ENOENT) }
            return state.devices[index].events.removeFirst()
        }
    }
}
