import Core
package import PetCamera
package import Views

/// The camera screen with an animal that moves as it is told, without camera, store or flow: what `Benchmarks` measures.
package struct MeasuredCameraScreen: View {
    private let controller: CameraController
    private let strings: StringTable

    @MainActor package init(assets: AssetFolder) throws {
        controller = CameraController(
            configuration: DetectionConfiguration(species: .dog, purpose: .petProfileRegistration),
            licenseInfo: LicenseInfo(apiKey: "booth"), captureSession: CaptureSession(source: "pattern"))
        controller.captureSession.feed.show(try StagedScreen.demoFrame(of: .dog, assets))
        strings = try StringTable(.en, assets: assets)
    }

    /// Where the animal is in the camera's picture, in fractions.
    @MainActor package func show(box: Rect) { controller.show(status: .detected, accepted: 2, box: box) }

    package var body: some View {
        CameraScreen(controller: controller, species: .dog, strings: strings, cancel: {})
    }
}
