public import PetCamera
public import Views

extension DetectionStatus {
    /// Colour of message and icon: grey, blue, green, green, red.
    public var color: Color {
        switch self {
        case .noObject: .gray
        case .processing: .blue
        case .detected, .finished: .green
        case .failed: .red
        }
    }

    /// Colour of the box: grey, yellow, green, grey, red.
    public var boxColor: Color {
        switch self {
        case .noObject, .finished: .gray
        case .processing: .yellow
        case .detected: .green
        case .failed: .red
        }
    }

    /// Each status has its shape too, for those who do not tell red from green.
    public var systemImageName: String {
        switch self {
        case .noObject: "viewfinder"
        case .processing: "circle.dashed"
        case .detected: "checkmark"
        case .finished: "checkmark.seal"
        case .failed: "exclamationmark.triangle"
        }
    }
}
