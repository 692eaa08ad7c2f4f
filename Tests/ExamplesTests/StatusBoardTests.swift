import Foundation
import PetCameraUI
import Testing

@testable import Examples

@MainActor @Suite("An imperative screen")
struct StatusBoardTests {
    @Test("begins with what holds, and is told of each change once")
    func told() {
        let (staged, diary) = (StagedExample(), Diary())
        staged.show(.processing, accepted: 1)
        let board = StatusBoard(controller: staged.controller) { diary.entries.append($0) }
        #expect(board.status == .processing && board.progress == 20)
        #expect(diary.entries.isEmpty)
        staged.show(.detected, accepted: 3)
        staged.show(.detected, accepted: 3)
        staged.show(.failed(.tooDark), accepted: 3)
        #expect(diary.entries == ["detected", "60 %", "failed: tooDark"])
        #expect(board.status == .failed(.tooDark) && board.progress == 60)
    }

    @Test("draws what the board was told")
    func drawn() throws {
        let staged = StagedExample()
        let board = StatusBoard(controller: staged.controller) { _ in }
        let hosted = try HostedExample { ObserverExample(controller: staged.controller, board: board) }
        #expect(hosted.lines.map(\.text) == ["Show me the nose", "0 %"])
        staged.show(.finished, accepted: 5)
        hosted.update(after: 1)
        #expect(hosted.lines.map(\.text) == ["Thank you, all done", "100 %"])
    }
    @Test("says in words that a camera is not there, and what is known of it to whoever reads the output")
    func failure() throws {
        let cameras = [CameraDevice(id: "pattern"), CameraDevice(id: "replay:/nowhere/no.mjpeg")]
        let (staged, diary) = (StagedExample(cameras: cameras), Diary())
        try staged.controller.initializeCamera(captureSessionId: UUID()) { _ in }
        defer { staged.controller.finalizeCamera() }
        let board = StatusBoard(controller: staged.controller) { diary.entries.append($0) }
        let hosted = try HostedExample { ObserverExample(controller: staged.controller, board: board) }
        staged.controller.switchCamera()
        for _ in 0..<100 where board.failure == nil {
            staged.controller.reported.wait(seconds: 0.1)
            staged.controller.advance()
        }
        #expect(diary.entries == ["there is no /nowhere/no.mjpeg"])
        hosted.update(after: 1)
        #expect(hosted.lines.map(\.text) == ["The camera is not there", "0 %"])
        staged.controller.startDetection()
        hosted.update(after: 1)
        #expect(hosted.lines.map(\.text) == ["Show me the nose", "0 %"])
    }
}
