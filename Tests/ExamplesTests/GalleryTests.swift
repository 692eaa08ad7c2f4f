import Core
import PetCameraUI
import Testing
import Views

@testable import Examples

@MainActor @Suite("The gallery")
struct GalleryTests {
    private let files: [PictureFile]
    private let hosted: HostedExample

    init() throws {
        let files = (1...3).compactMap { PictureFile(.numbered($0)) }
        self.files = files
        hosted = try HostedExample { Gallery(pictures: files) }
    }

    /// Which pictures lie wholly on the panel.
    private var shown: [Int] {
        let panel = Rect(origin: .zero, size: hosted.size)
        return hosted.pictures.compactMap { picture in
            panel.union(picture.rect) == panel ? files.firstIndex { $0.path == picture.path } : nil
        }
    }

    /// Slides a finger over the picture; it stays down.
    private func slide(by distance: Double) {
        hosted.handle(.touchDown(id: 1, at: Point(x: 400, y: 180)))
        hosted.update(after: 0.02)
        hosted.handle(.touchMove(id: 1, at: Point(x: 400 + distance, y: 180)))
        hosted.update(after: 0.02)
    }

    @Test("shows the newest picture first, and all others to a finger that slides")
    func all() {
        #expect(shown == [2] && hosted.lines.map(\.text) == ["3 of 3"])
        for expected in [1, 0] {
            slide(by: 200)
            hosted.handle(.touchUp(id: 1, at: Point(x: 600, y: 180)))
            hosted.update(after: 0)
            hosted.update(after: 1)
            #expect(shown == [expected] && hosted.lines.map(\.text) == ["\(expected + 1) of 3"])
        }
    }

    @Test("the picture stays under the finger, and goes back when the finger leaves the panel")
    func follows() throws {
        slide(by: 100)
        let path = files[2].path
        let held = try #require(hosted.pictures.first { $0.path == path })
        #expect(abs(held.rect.midX - 500) < 0.01)
        hosted.handle(.touchCancel(id: 1))
        hosted.update(after: 0)
        hosted.update(after: 1)
        #expect(shown == [2])
    }

    @Test("says that there is none, and can be closed")
    func empty() throws {
        let diary = Diary()
        let hosted = try HostedExample {
            Gallery(pictures: []).environment(\.dismiss, DismissAction { diary.entries.append("closed") })
        }
        #expect(hosted.lines.map(\.text) == ["No picture yet"])
        try hosted.tap("Close")
        #expect(diary.entries == ["closed"])
    }
}
