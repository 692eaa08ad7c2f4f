import PetCameraUI
import Testing

@testable import Examples

@MainActor @Suite("Ways out of an example")
struct DismissingTests {
    @Test(
        "the button that closes asks the surroundings to close",
        arguments: [("Close", Example.closePanel), ("Cancel", .phone)])
    func close(label: String, example: Example) throws {
        let (staged, diary) = (StagedExample(), Diary())
        let hosted = try HostedExample {
            staged.screen(example).environment(\.dismiss, DismissAction { diary.entries.append("closed") })
        }
        try hosted.tap(label)
        #expect(diary.entries == ["closed"])
    }
}
