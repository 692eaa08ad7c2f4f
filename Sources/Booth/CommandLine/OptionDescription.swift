/// One option of a command, for parsing and for `--help`.
package struct OptionDescription: Equatable, Sendable {
    /// With its dashes.
    package let name: String
    /// What stands for the value in the help; `nil` for a flag.
    package let value: String?
    package let help: String

    package init(_ name: String, _ value: String? = nil, help: String) {
        self.name = name
        self.value = value
        self.help = help
    }
}
