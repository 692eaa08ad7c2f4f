import PetCameraUI

/// One button that opens into three: off, auto, on.
struct LightFlyOut: View {
    @Binding var mode: LightMode
    @Binding var isOpen: Bool
    let turn: Angle
    @Environment(\.unit) private var unit

    var body: some View {
        HStack {
            if isOpen {
                choices.transition(.scale(scale: 0.2, anchor: .leading).combined(with: .opacity))
            } else {
                RoundButton(icon: mode.icon, label: mode.label) { isOpen = true }
                    .turned(turn)
                    .transition(.opacity)
            }
        }
    }

    private var choices: some View {
        HStack(spacing: 1.5 * unit) {
            ForEach(LightMode.allCases, id: \.self) { choice in
                RoundButton(icon: choice.icon, label: choice.label, color: choice == mode ? .yellow : .white) {
                    mode = choice
                    isOpen = false
                }
                .turned(turn)
            }
        }
    }
}
