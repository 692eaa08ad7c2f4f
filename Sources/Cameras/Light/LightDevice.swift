import CLinux
package import Core
import Glibc

/// Switches a board's light. Bound to one thread; off when it goes.
///
/// `screen` and `none` switch nothing here: whoever draws the screen asks `LightControl`.
package final class LightDevice {
    private let kind: LightKind
    /// 0…1 of what the light can give, where it can be dimmed.
    private let level: Double
    private let root: String
    private let kernel: any VideoKernel
    private var line: OwnedDescriptor?
    private var isLit = false

    /// - Parameter root: in front of `/sys`; something else in tests only.
    package init(
        _ kind: LightKind, level: Double = 1, kernel: any VideoKernel = LinuxVideoKernel(), root: String = ""
    ) {
        (self.kind, self.kernel, self.root) = (kind, kernel, root)
        self.level = min(max(level, 0), 1)
    }

    deinit { if isLit { try? set(false) } }

    /// Throws why it stays as it was. A light that fails keeps nobody from being photographed.
    package func set(_ lit: Bool) throws(SystemError) {
        switch kind {
        case .none, .screen: break
        case .ledClass(let name): try setLED(name, lit)
        case .v4l2Flash(let path): try setTorch(path, lit)
        case .gpio(let chip, let number): try setLine(chip, number, lit)
        }
        isLit = lit
    }

    private func setLED(_ name: String, _ lit: Bool) throws(SystemError) {
        let folder = "\(root)/sys/class/leds/\(name)"
        let most = SysfsText.read(folder + "/max_brightness").flatMap { Int($0) } ?? 1
        let value = lit ? max(1, Int((Double(most) * level).rounded())) : 0
        let path = folder + "/brightness"
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_TRUNC)
        guard descriptor >= 0 else { throw SystemError("open", path, errno: errno) }
        let file = OwnedDescriptor(owning: descriptor)
        let text = Array("\(value)\n".utf8)
        guard write(file.number, text, text.count) == text.count else {
            throw SystemError("write", path, errno: errno)
        }
    }

    /// V4L2_CID_FLASH_LED_MODE: 0 none, 2 torch; the torch's strength is set before it is lit.
    private func setTorch(_ path: String, _ lit: Bool) throws(SystemError) {
        let device = try kernel.open(path)
        defer { try? kernel.close(device) }
        let controls = CameraControls(kernel: kernel, device: device).all()
        guard let mode = controls.first(where: { $0.id == 0x009C_0901 }) else {
            throw SystemError("VIDIOC_QUERY_EXT_CTRL", path, errno: ENODEV)
        }
        if lit, let strength = controls.first(where: { $0.id == 0x009C_0908 }) {
            let span = Double(strength.maximum - strength.minimum)
            let value = strength.nearest(to: strength.minimum + Int64((span * level).rounded()))
            try kernel.setValue(device, strength, value)
        }
        try kernel.setValue(device, mode, lit ? 2 : 0)
    }

    /// The line is taken once, and stays ours: given back, it would float.
    private func setLine(_ chip: String, _ number: Int, _ lit: Bool) throws(SystemError) {
        let value: Int32 = lit ? 1 : 0
        if let descriptor = line?.number {
            let error = clinux_gpio_set(descriptor, value)
            guard error == 0 else { throw SystemError("GPIO_V2_LINE_SET_VALUES", chip, errno: error) }
            return
        }
        var descriptor: Int32 = -1
        let error = clinux_gpio_request_output(chip, UInt32(number), value, &descriptor)
        guard error == 0 else { throw SystemError("GPIO_V2_GET_LINE", chip, errno: error) }
        line = OwnedDescriptor(owning: descriptor)
    }
}
