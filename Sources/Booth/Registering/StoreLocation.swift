import Glibc

/// Where the store lies when nobody says otherwise.
enum StoreLocation {
    /// The service's own directory where there is one, else the user's data directory.
    static var defaultPath: String {
        if let directory = variable("STATE_DIRECTORY") { return directory + "/store" }
        if let data = variable("XDG_DATA_HOME") { return data + "/nosebooth/store" }
        return (variable("HOME") ?? "/var/tmp") + "/.local/share/nosebooth/store"
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}
