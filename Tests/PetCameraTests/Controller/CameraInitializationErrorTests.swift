import Cameras
import Core
import Glibc
import Testing

@testable import PetCamera

@Suite("Why a camera cannot be had")
struct CameraInitializationErrorTests {
    @Test(
        "is told by what the system said",
        arguments: [
            (EACCES, CameraInitializationError.permissionDenied("so")), (EPERM, .permissionDenied("so")),
            (EBUSY, .cameraBusy("so")), (ENODEV, .noCamera("so")), (ENXIO, .noCamera("so")),
            (EIO, .cameraUnavailable("so")), (ELOOP, .cameraUnavailable("so")),
        ])
    func system(errno: Int32, expected: CameraInitializationError) {
        let cause = SystemError("open", "/dev/video0", errno: errno)
        #expect(CameraInitializationError(SourceError(.unreadable, "so", cause: cause)) == expected)
    }

    @Test(
        "is told by the kind of source's refusal where the system was not asked",
        arguments: [
            (SourceError.Kind.missing, CameraInitializationError.noCamera("so")), (.deviceUnavailable, .noCamera("so")),
            (.unusable, .cameraUnavailable("so")), (.unreadable, .cameraUnavailable("so")),
            (.notUnderstood, .cameraUnavailable("so")),
        ])
    func kind(kind: SourceError.Kind, expected: CameraInitializationError) {
        #expect(CameraInitializationError(SourceError(kind, "so")) == expected)
    }

    @Test(
        "a device that is there and refuses is not called missing",
        arguments: [
            (ENOSPC, CameraInitializationError.cameraUnavailable("so")), (ENOTTY, .cameraUnavailable("so")),
            (EIO, .cameraUnavailable("so")), (ENOENT, .noCamera("so")), (EBUSY, .cameraBusy("so")),
        ])
    func device(errno: Int32, expected: CameraInitializationError) {
        let cause = SystemError("VIDIOC_STREAMON", "/dev/video0", errno: errno)
        #expect(CameraInitializationError(SourceError(.deviceUnavailable, "so", cause: cause)) == expected)
    }

    @Test("names both that a controller may have the capture session, and that it may be the asked one itself")
    func inUse() {
        let sentence = CameraInitializationError.alreadyInUse.description
        #expect(sentence.contains("initialised already"))
        #expect(sentence.contains("another one has the capture session"))
    }

    @Test("is a sentence, each another", arguments: [CameraInitializationError.licenseMissing, .alreadyInUse])
    func sentences(error: CameraInitializationError) {
        #expect(error.description.split(separator: " ").count > 3)
        #expect(CameraInitializationError.noCamera("there is no a.jpg").description == "there is no a.jpg")
    }
}
