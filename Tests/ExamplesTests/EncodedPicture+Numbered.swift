@testable import PetCamera

extension EncodedPicture {
    /// A picture that is told from others by its only byte, and that nothing can show.
    static func numbered(_ number: UInt8) -> EncodedPicture {
        EncodedPicture(
            role: .nose, jpeg: [number], width: 640, height: 480, box: nil,
            quality: QualityVector(
                sharpness: 1, exposure: 1, contrast: 1, highlights: 1, resolution: 1, distance: 1, centring: 1, pose: 1,
                motion: 1, confidence: 1, overall: 1, raw: [:]),
            isManual: false, isTest: true, frameIndex: Int(number), time: .zero)
    }
}
