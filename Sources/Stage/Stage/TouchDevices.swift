import CSDL2

/// The panels that SDL can hear fingers on.
enum TouchDevices {
    /// SDL's ids of those that are connected at this moment. An unplugged one may come back under the same id.
    static var connected: Set<Int64> { Set((0..<max(0, SDL_GetNumTouchDevices())).map { SDL_GetTouchDevice($0) }) }
}
