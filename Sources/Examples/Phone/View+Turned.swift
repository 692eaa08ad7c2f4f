import PetCameraUI

extension View {
    /// Turns a control in place, as one that stays upright when the panel is turned.
    func turned(_ angle: Angle) -> some View {
        rotationEffect(angle).animation(.easeInOut(duration: 0.3), value: angle)
    }
}
