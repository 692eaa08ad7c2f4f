import Glibc

/// Where the store lies when nobody says otherwise.
enum StoreLocation {
    static let help = "the store; else $STATE_DIRECTORY/store or ~/.local/share/nosebooth/store"

    /// The store that the caller names, else the one in the service's own directory or the user's data directory.
    ///
    /// Never a temporary directory: what is kept has to stay.
    static func path(_ arguments: ParsedArguments) throws(CommandFailure) -> String {
        if let named = arguments.value("--store") { return named }
        if let directory = variable("STATE_DIRECTORY") { return directory + "/store" }
        if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/nosebooth/store" }
        if let home = variable("HOME") { return home + "/.local/share/nosebooth/store" }
        throw CommandFailure(.configuration, "there is no --store, and without HOME there is no place for one")
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}
