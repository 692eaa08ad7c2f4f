import Views

/// A field that fills the screen, with a button in its middle, 100 wide and high.
struct ButtonOnField: View {
    let flip: Flip

    var body: some View {
        ZStack {
            Color.red
            CountingButton(flip, .green, width: 100, height: 100)
        }
    }
}
