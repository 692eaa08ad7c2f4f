/// A setting of cameras that the booth knows, by the names that profiles use. The numbers are V4L2's.
package enum CameraSetting: String, Hashable, Sendable, CaseIterable {
    case powerLineFrequency
    case autoExposure, exposureTime, exposureCompensation
    case autoGain, gain
    case autoWhiteBalance, whiteBalanceTemperature
    case autoFocus, focus
    case zoom
    case brightness, backlightCompensation

    package var id: UInt32 {
        switch self {
        case .powerLineFrequency: 0x0098_0918
        case .autoExposure: 0x009A_0901
        case .exposureTime: 0x009A_0902
        case .exposureCompensation: 0x009A_0913
        case .autoGain: 0x0098_0912
        case .gain: 0x0098_0913
        case .autoWhiteBalance: 0x0098_090C
        case .whiteBalanceTemperature: 0x0098_091A
        case .autoFocus: 0x009A_090C
        case .focus: 0x009A_090A
        case .zoom: 0x009A_090D
        case .brightness: 0x0098_0900
        case .backlightCompensation: 0x0098_091C
        }
    }

    /// The automatic mode that keeps this one from having an effect, with the value that ends it
    /// (V4L2_EXPOSURE_MANUAL is 1, and 0 switches the others off).
    package var automatic: (setting: CameraSetting, off: Int64)? {
        switch self {
        case .exposureTime: (.autoExposure, 1)
        case .gain: (.autoGain, 0)
        case .whiteBalanceTemperature: (.autoWhiteBalance, 0)
        case .focus: (.autoFocus, 0)
        default: nil
        }
    }

    /// Modes come before the values that they may forbid.
    var isMode: Bool {
        switch self {
        case .powerLineFrequency, .autoExposure, .autoGain, .autoWhiteBalance, .autoFocus: true
        default: false
        }
    }
}
