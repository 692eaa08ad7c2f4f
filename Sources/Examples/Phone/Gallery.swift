import PetCameraUI

/// All pictures of the visit, the newest first to be seen; a finger slides to the others.
struct Gallery: View {
    private let pictures: [PictureFile]
    @State private var swipe: PageSwipe
    @Environment(\.dismiss) private var dismiss
    @Environment(\.unit) private var unit

    init(pictures: [PictureFile]) {
        self.pictures = pictures
        _swipe = State(initialValue: PageSwipe(count: pictures.count))
    }

    var body: some View {
        VStack(spacing: 2 * unit) {
            if swipe.count > 0 { GeometryReader { proxy in pages(in: proxy.size) }.clipped() }
            HStack(spacing: 3 * unit) {
                Text(swipe.count > 0 ? "\(swipe.page + 1) of \(swipe.count)" : "No picture yet").font(.title)
                RoundButton(icon: "xmark", label: "Close") { dismiss() }
            }
        }
        .padding(2 * unit)
    }

    private func pages(in size: Size) -> some View {
        ZStack {
            // The others are out of sight, and no memory is spent on them.
            ForEach(swipe.shown, id: \.self) { page in
                Image(file: pictures[page].path).resizable().scaledToFit()
                    .frame(width: size.width, height: size.height)
                    .offset(x: swipe.place(of: page) * size.width)
            }
        }
        .frame(width: size.width, height: size.height)
        // The pages follow the finger at once, and find their places by themselves.
        .animation(swipe.isHeld ? nil : .easeOut(duration: 0.25), value: swipe)
        .gesture(
            DragGesture()
                .onChanged { swipe.drag(by: $0.translation.width, width: size.width) }
                .onEnded { _ in swipe.release() }
                .onCancelled { swipe.cancel() })
    }
}
