import Core
import Foundation
import PetCameraUI
import Stage
import Testing

@testable import Examples

/// The examples as pictures: 1280×720 points, at half a pixel a point to keep them small.
///
/// After a change that is meant, `NOSEBOOTH_RENEW_PICTURES=1 swift test --filter ExamplePictureTests` draws the pictures
/// anew; look at them before they are committed.
@MainActor @Suite("The examples' pictures", .serialized, .enabled(if: PictureFonts.areThere))
struct ExamplePictureTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pictures")

    private func compare<Root: View>(_ name: String, _ view: @escaping () -> Root) throws {
        let picture = try Stage.snapshot(size: Size(width: 1280, height: 720), scale: 0.5, time: 1) { view() }
        let path = ExamplePictureTests.folder.appending(path: name + ".png").path
        if ProcessInfo.processInfo.environment["NOSEBOOTH_RENEW_PICTURES"] != nil { try picture.writePNG(to: path) }
        let known = try Picture(contentsOf: path)
        let difference = try #require(PictureDifference.greatest(picture, known), "another size")
        if difference > PictureDifference.tolerance {
            let seen = FileManager.default.temporaryDirectory.appending(path: "nosebooth-\(name).png").path
            try picture.writePNG(to: seen)
            Issue.record("\(name) differs by \(difference) from its picture; it is now as in \(seen)")
        }
    }

    @Test("each example looks in each status as it did", arguments: Example.allCases, StagedExample.Situation.all)
    func statuses(example: Example, situation: StagedExample.Situation) throws {
        let staged = StagedExample()
        staged.show(situation)
        try compare("\(example.rawValue)-\(situation.status.name)") { staged.screen(example) }
    }

    @Test("the guide of a cat looks as it did")
    func cat() throws {
        let staged = StagedExample(.cat)
        staged.show(.detected, accepted: 3)
        try compare("species-guide-cat") { SpeciesGuideExample(controller: staged.controller, species: .cat) }
    }

    @Test("the open tips look as they did")
    func tips() throws {
        let staged = StagedExample()
        staged.show(.detected, accepted: 3)
        try compare("tips-open") { TipsExample(controller: staged.controller, isShown: true) }
    }

    @Test("the open fly-out and turned controls look as they did")
    func phone() throws {
        let staged = StagedExample()
        staged.show(.detected, accepted: 3)
        try compare("phone-light") {
            PhoneExample(controller: staged.controller, turn: .degrees(90), isLightOpen: true)
        }
        try compare("phone-turned") { PhoneExample(controller: staged.controller, turn: .degrees(-90)) }
    }
}
