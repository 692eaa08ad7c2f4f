import Cameras
import Core
import Imaging
import PetCamera
import Vision

/// Puts a screen into a state without camera, store or flow.
@MainActor enum StagedScreen {
    static func model(
        _ name: ScreenName, _ state: ScreenState, strings: StringTable, assets: AssetFolder
    ) throws(CommandFailure) -> ScreenModel {
        let model = ScreenModel(strings: strings)
        let species = state.species ?? .dog
        switch name {
        case .attract: model.screen = .attract
        case .species: model.screen = .species
        case .camera:
            model.controller = try controller(state, species, assets)
            model.screen = .camera(species)
        case .saved:
            // Decoded once before it is shown: a picture that is none is said.
            if state.picture != nil { _ = try picture(state, species, assets) }
            model.screen = .saved(
                SavedRegistration(number: state.number ?? "1-42", picture: state.picture, path: ""))
        case .cameraMissing: model.screen = .trouble(.cameraMissing)
        case .cameraLost: model.screen = .trouble(.cameraLost)
        case .storeFull: model.screen = .trouble(.storeFull)
        case .storeReadOnly: model.screen = .trouble(.storeReadOnly)
        case .needsService: model.screen = .trouble(.needsService)
        }
        return model
    }

    private static func controller(
        _ state: ScreenState, _ species: Species, _ assets: AssetFolder
    ) throws(CommandFailure) -> CameraController {
        let controller = CameraController(
            configuration: DetectionConfiguration(species: species, purpose: .petProfileRegistration),
            licenseInfo: LicenseInfo(apiKey: "booth"), captureSession: CaptureSession(source: "pattern"))
        let frame = try picture(state, species, assets)
        controller.captureSession.feed.show(frame)
        let status = try state.detectionStatus()
        let accepted = (state.progress ?? (status == .finished ? 100 : 60)) * controller.neededCount / 100
        let box = try state.rect() ?? defaultBox(in: frame, species, assets)
        controller.show(
            status: status, accepted: max(0, min(controller.neededCount, accepted)),
            box: status == .noObject ? nil : box)
        return controller
    }

    /// The given JPEG, or a frame from the hold of the demo clip.
    private static func picture(
        _ state: ScreenState, _ species: Species, _ assets: AssetFolder
    ) throws(CommandFailure) -> Frame {
        do {
            guard let path = state.picture else { return try demoFrame(of: species, assets) }
            return try frame(in: PictureFiles(file: path))
        } catch {
            throw CommandFailure(any: error)
        }
    }

    /// From the hold of the demo clip.
    static func demoFrame(of species: Species, _ assets: AssetFolder) throws -> Frame {
        try frame(in: MotionJPEGFile(path: assets.file("demo/\(species.rawValue).mjpeg")))
    }

    private static func frame(in pictures: some PictureSequence) throws -> Frame {
        var decoder = JPEGDecoder(pool: FramePool(capacity: 1))
        return try decoder.decode(try pictures.bytes(at: pictures.count * 3 / 5), sequence: 0, time: .zero)
    }

    /// What the detector finds in it, so that the picture of a screen tells the truth.
    private static func defaultBox(in frame: Frame, _ species: Species, _ assets: AssetFolder) -> Rect? {
        guard let detector = try? PetDetector.load(from: assets, threads: 2) else { return nil }
        let kind: PetClass = species == .dog ? .dogNose : .catFace
        return (try? detector.detect(in: frame))?.first { $0.kind == kind && $0.score >= 0.3 }?.box
    }
}
