/// When the light is on.
enum LightMode: CaseIterable, Equatable, Sendable {
    case off
    case auto
    case on

    var icon: String {
        switch self {
        case .off: "bolt.slash"
        case .auto: "bolt.badge.a"
        case .on: "bolt"
        }
    }

    var label: String {
        switch self {
        case .off: "Light off"
        case .auto: "Light by itself"
        case .on: "Light on"
        }
    }
}
