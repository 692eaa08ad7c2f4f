/// How a gesture is told from others. Only the kit's gestures make one.
public struct GestureRecognition {
    let recognition: Recognition

    init(_ recognition: Recognition) { self.recognition = recognition }
}
