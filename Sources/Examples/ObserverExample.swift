import PetCameraUI

/// A screen that is drawn from what a `StatusBoard` was told; the controller itself it only moves on.
struct ObserverExample: View {
    let controller: CameraController
    @StateObject private var board: StatusBoard
    @Environment(\.unit) private var unit

    init(controller: CameraController) {
        self.controller = controller
        _board = StateObject(wrappedValue: StatusBoard(controller: controller))
    }

    /// With a board that someone else listens to as well.
    init(controller: CameraController, board: StatusBoard) {
        self.controller = controller
        _board = StateObject(wrappedValue: board)
    }

    var body: some View {
        VStack(spacing: 3 * unit) {
            ZStack {
                Circle().stroke(Color.ink.opacity(0.12), lineWidth: 2 * unit)
                Circle()
                    .trim(from: 0, to: Double(board.progress) / 100)
                    .stroke(color, style: StrokeStyle(lineWidth: 2 * unit, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Image(systemName: board.failure == nil ? board.status.systemImageName : "exclamationmark.triangle")
                    .resizable()
                    .frame(width: 12 * unit, height: 12 * unit)
                    .foregroundColor(color)
            }
            .frame(width: 26 * unit, height: 26 * unit)
            Text(board.message).font(.title).lineLimit(2).multilineTextAlignment(.center)
            Text("\(board.progress) %").font(.largeTitle.monospacedDigit())
        }
        .padding(2 * unit)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.paper)
        .animation(.easeInOut(duration: 0.3), value: board.progress)
        // Without a camera view someone has to let the controller take in what its threads have left for it.
        .onTurn { controller.advance() }
    }

    private var color: Color { board.failure == nil ? board.status.color : .red }
}
