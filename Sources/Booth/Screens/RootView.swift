import PetCameraUI

/// The screen that the flow is at.
struct RootView: View {
    @ObservedObject var model: ScreenModel

    var body: some View {
        ZStack {
            switch model.screen {
            case .attract:
                AttractScreen(strings: model.strings) { model.send(.touchedBegin) }
            case .species:
                SpeciesScreen(strings: model.strings, choose: { model.send(.chose($0)) }, back: { model.send(.back) })
            case .camera(let species):
                if let controller = model.controller {
                    CameraScreen(
                        controller: controller, species: species, strings: model.strings, cancel: { model.send(.back) })
                }
            case .interrupted:
                TroubleScreen(trouble: .cameraLost, strings: model.strings) { model.send(.back) }
            case .saving:
                SavingScreen(strings: model.strings)
            case .saved(let registration):
                SavedScreen(registration: registration, strings: model.strings) { model.send(.back) }
            case .trouble(let trouble):
                TroubleScreen(trouble: trouble, strings: model.strings) { model.send(.back) }
            }
        }
    }
}
