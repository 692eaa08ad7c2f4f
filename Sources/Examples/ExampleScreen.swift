import PetCameraUI

/// The screen of an example.
struct ExampleScreen: View {
    let example: Example
    let session: CaptureSession
    let controller: CameraController
    var species = Species.dog
    /// How far controls are turned in place, where the example has such.
    var turn = Angle.zero

    var body: some View {
        switch example {
        case .closePanel: ClosePanelExample(controller: controller)
        case .statusIcon: StatusIconExample(controller: controller)
        case .box: BoxExample(controller: controller)
        case .textGuide: TextGuideExample(controller: controller)
        case .statusGuide: StatusGuideExample(controller: controller)
        case .speciesGuide: SpeciesGuideExample(controller: controller, species: species)
        case .tips: TipsExample(controller: controller)
        case .ownPreview: OwnPreviewExample(session: session, controller: controller)
        case .observer: ObserverExample(controller: controller)
        case .phone: PhoneExample(controller: controller, turn: turn)
        }
    }
}
