import PetCameraUI

/// While the pictures go to the disk: usually too short to be read.
struct SavingScreen: View {
    let strings: StringTable

    var body: some View {
        ZStack {
            Color.ink
            Text(strings["saving.title"]).font(.title).foregroundColor(.white)
        }
    }
}
