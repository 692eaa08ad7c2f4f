import Core

/// The words after a command, sorted into options and the rest.
package struct ParsedArguments: Equatable, Sendable {
    private var values: [String: String] = [:]
    private var flags: Set<String> = []
    /// Words that are no option, in order.
    package private(set) var operands: [String] = []

    /// Every option is known, given once, and has its value.
    package init(_ words: some Sequence<String>, options: [OptionDescription]) throws(CommandFailure) {
        var rest = Array(words)[...]
        var onlyOperands = false
        while let word = rest.popFirst() {
            guard !onlyOperands, word.hasPrefix("-"), word.count > 1 else {
                operands.append(word)
                continue
            }
            if word == "--" {
                onlyOperands = true
                continue
            }
            // Both `--name value` and `--name=value`.
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = options.first(where: { $0.name == parts[0] }) else {
                throw ParsedArguments.unknown(parts[0], among: options)
            }
            guard values[option.name] == nil, !flags.contains(option.name) else {
                throw CommandFailure(.usage, "\(option.name) was given twice")
            }
            guard let placeholder = option.value else {
                guard parts.count == 1 else { throw CommandFailure(.usage, "\(option.name) takes no value") }
                flags.insert(option.name)
                continue
            }
            // The next option is not the value that was forgotten.
            let isForgotten = ParsedArguments.isOption(rest.first, among: options)
            let following = parts.count == 2 ? parts[1] : isForgotten ? nil : rest.popFirst()
            guard let value = following, !value.isEmpty else {
                throw CommandFailure(.usage, "\(option.name) needs a value: \(option.name) \(placeholder)")
            }
            values[option.name] = value
        }
    }

    package func value(_ name: String) -> String? { values[name] }

    package func has(_ name: String) -> Bool { flags.contains(name) }

    /// For commands that take none.
    func refuseOperands(of command: String) throws(CommandFailure) {
        guard let word = operands.first else { return }
        throw CommandFailure(.usage, "\(command) does not know what to do with \"\(word)\"")
    }

    private static func isOption(_ word: String?, among options: [OptionDescription]) -> Bool {
        guard let name = word?.split(separator: "=").first else { return false }
        return options.contains { $0.name == name }
    }

    private static func unknown(_ name: String, among options: [OptionDescription]) -> CommandFailure {
        let nearest = Spelling.nearest(to: name, among: options.map(\.name))
        let hint = nearest.map { "; did you mean \($0)?" } ?? ""
        return CommandFailure(.usage, "unknown option \(name)\(hint)")
    }
}
