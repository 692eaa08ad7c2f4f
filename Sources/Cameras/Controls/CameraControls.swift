import Core

/// The controls of an open device. Bound to the thread that has it.
package struct CameraControls {
    /// A driver whose list never ends is cut here.
    private static let longestList = 512

    private let kernel: any VideoKernel
    private let device: Int32

    package init(kernel: any VideoKernel, device: Int32) {
        self.kernel = kernel
        self.device = device
    }

    /// What the driver has; nothing where it has no controls.
    package func all() -> [VideoControl] {
        var (controls, last) = ([VideoControl](), UInt32(0))
        while controls.count < CameraControls.longestList, let next = try? kernel.control(device, after: last) {
            guard next.id > last else { break }
            controls.append(next)
            last = next.id
        }
        return controls
    }

    /// With values and the texts of menus.
    package func facts() -> [CameraControlFacts] {
        all().filter { $0.flags & VideoControl.Flag.disabled == 0 }.map { control in
            var menu: [Int64: String] = [:]
            if control.kind == .menu, control.minimum >= 0, control.maximum - control.minimum < 64,
                control.minimum <= control.maximum
            {
                for index in control.minimum...control.maximum {
                    // Menus have holes: what has no text cannot be chosen.
                    menu[index] = try? kernel.menuItem(device, control.id, Int(index))
                }
            }
            let isReadable = control.flags & VideoControl.Flag.writeOnly == 0 && control.kind != .button
            return CameraControlFacts(
                control: control, value: isReadable ? try? kernel.value(device, control.id) : nil, menu: menu)
        }
    }

    /// Those of these settings that can be read and set.
    package func adjustable(_ settings: [CameraSetting]) -> [CameraSetting: CameraControlFacts] {
        let forbidden = VideoControl.Flag.disabled | VideoControl.Flag.readOnly | VideoControl.Flag.writeOnly
        let controls = all().filter { $0.flags & forbidden == 0 }
        var found: [CameraSetting: CameraControlFacts] = [:]
        for setting in settings {
            guard let control = controls.first(where: { $0.id == setting.id }),
                let value = try? kernel.value(device, control.id)
            else { continue }
            found[setting] = CameraControlFacts(control: control, value: value)
        }
        return found
    }

    /// Sets everything that can be set, and tells what could not, a line each. A camera whose zoom is refused still gives
    /// pictures.
    package func apply(_ wanted: [CameraSetting: Int64]) -> [String] {
        guard !wanted.isEmpty else { return [] }
        let controls = all()
        let plan = ControlPlan(wanted, controls: controls)
        var complaints = plan.missing.map { "the camera has no \($0.rawValue) that can be set" }
        complaints += plan.steps.filter { plan.moved.contains($0.setting) }
            .map { "\($0.setting.rawValue) is \($0.value), the nearest that the camera takes" }
        for step in plan.steps {
            guard let control = controls.first(where: { $0.id == step.setting.id }) else { continue }
            do throws(SystemError) { try kernel.setValue(device, control, step.value) } catch {
                complaints.append("\(step.setting.rawValue) was refused: \(error)")
            }
        }
        return complaints
    }
}
