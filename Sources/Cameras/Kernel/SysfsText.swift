/// One line of a sysfs attribute.
enum SysfsText {
    /// Without its newline; `nil` where it cannot be read.
    static func read(_ path: String) -> String? {
        guard let bytes = try? FileBytes.read(path) else { return nil }
        return VideoCapability.text(bytes.prefix { $0 != 10 })
    }
}
