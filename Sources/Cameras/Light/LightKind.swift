/// What a board has for light, as its profile says.
package enum LightKind: Equatable, Sendable {
    case none
    /// A white border on the screen.
    case screen
    /// A LED of the kernel's class, by its name in `/sys/class/leds`.
    case ledClass(name: String)
    /// A torch that V4L2 controls: of a node's own flash.
    case v4l2Flash(path: String)
    /// A line of a GPIO chip, `/dev/gpiochipN`.
    case gpio(chip: String, line: Int)

    /// Of a profile's `kind` and `name`; a GPIO is written `gpiochip0:17`. `nil` for what is not understood.
    package init?(kind: String, name: String?) {
        switch (kind, name) {
        case ("none", nil): self = .none
        case ("screen", nil): self = .screen
        case ("ledClass", let name?) where LightKind.isPlain(name): self = .ledClass(name: name)
        case ("v4l2Flash", let path?) where path.hasPrefix("/dev/"): self = .v4l2Flash(path: path)
        case ("gpio", let name?):
            let parts = name.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count == 2, LightKind.isPlain(String(parts[0])), let line = UInt16(parts[1]) else { return nil }
            self = .gpio(chip: "/dev/" + parts[0], line: Int(line))
        default: return nil
        }
    }

    /// A name that stays in its folder.
    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && !name.contains("/") && !name.hasPrefix(".")
    }
}
