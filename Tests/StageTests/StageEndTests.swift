import Core
import TestSupport
import Testing
import Views

@testable import Stage

@MainActor @Suite("When a stage ends", .serialized) struct StageEndTests {
    @MainActor private final class Diary {
        var entries: [String] = []
    }

    private let diary = Diary()
    private let size = Size(width: 80, height: 40)

    /// Views beside and above each other that note their coming and going.
    @MainActor @ViewBuilder private func screen() -> some View {
        Color.black
            .onAppear { [diary] in diary.entries.append("screen came") }
            .onDisappear { [diary] in diary.entries.append("screen went") }
            .sheet(isPresented: .constant(true)) { [diary] in
                Text("tips")
                    .onAppear { diary.entries.append("sheet came") }
                    .onDisappear { diary.entries.append("sheet went") }
            }
    }

    private func expectAllWent() {
        #expect(diary.entries.sorted() == ["screen came", "screen went", "sheet came", "sheet went"])
        #expect(diary.entries.suffix(2).allSatisfy { $0.hasSuffix("went") })
    }

    @Test("in time, every view that was shown is told that it went") func duration() throws {
        try Stage.run(StageOptions(size: size, headless: true, duration: 0)) { screen() }
        expectAllWent()
    }

    @Test("by an error, every view that was shown is told that it went") func failure() throws {
        let options = StageOptions(size: size, headless: true, screenshots: [0: "/nowhere/a.png"])
        let error = stageError { try Stage.run(options) { screen() } }
        #expect(error?.kind == .unwritable)
        expectAllWent()
    }

    @Test("after a snapshot, every view that was shown is told that it went") func snapshot() throws {
        _ = try Stage.snapshot(size: size) { screen() }
        expectAllWent()
    }
}
