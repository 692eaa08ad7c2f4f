import Views

/// A coloured button that counts how often it was pressed.
struct CountingButton: View {
    private let flip: Flip
    private let step: Int
    private let color: Color
    private let width: Double?
    private let height: Double?

    /// - Parameters:
    ///   - step: what a press adds to the count.
    ///   - width: `nil` takes all there is; so does the height.
    init(_ flip: Flip, adding step: Int = 1, _ color: Color = .red, width: Double? = nil, height: Double? = nil) {
        (self.flip, self.step, self.color) = (flip, step, color)
        (self.width, self.height) = (width, height)
    }

    var body: some View {
        Button {
            flip.count += step
        } label: {
            color.frame(width: width, height: height)
        }
    }
}
