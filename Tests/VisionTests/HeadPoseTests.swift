import Core
import Foundation
import Testing
import Vision

@Suite("A head's pose")
struct HeadPoseTests {
    private let size = Size(width: 1280, height: 720)

    /// A head with eyes 100 pixels apart and a nose that stands out, seen from far away.
    private func pose(yaw: Double, roll: Double, nose: Double = 60) -> HeadPose {
        func place(_ x: Double, _ y: Double, _ z: Double) -> Point {
            let turned = x * cos(yaw) + z * sin(yaw)
            let (across, down) = (turned * cos(roll) - y * sin(roll), turned * sin(roll) + y * cos(roll))
            return Point(x: (640 + across) / size.width, y: (360 + down) / size.height)
        }
        let eyes = Landmarks(left: place(-50, 0, 0), right: place(50, 0, 0), nose: nil)
        return HeadPose(eyes: eyes, nose: place(0, 55, nose), in: size)
    }

    @Test("that looks straight and upright has no turn and no roll, and the eyes' distance in pixels")
    func straight() {
        let pose = pose(yaw: 0, roll: 0)
        #expect(abs(pose.turn) < 1e-9 && abs(pose.roll) < 1e-9 && abs(pose.eyeDistance - 100) < 1e-9)
    }

    @Test(
        "has the tangent of the yaw times the nose's share of the eyes' distance as its turn, however it is tilted",
        arguments: [-0.9, -0.4, 0.2, 0.7], [-1.2, 0, 0.5])
    func turned(yaw: Double, roll: Double) {
        let pose = pose(yaw: yaw, roll: roll)
        #expect(abs(pose.turn - 0.6 * tan(yaw)) < 1e-9)
        #expect(abs(pose.roll - roll) < 1e-9)
    }

    @Test("in profile, where the eyes fall together, is turned as far as is counted")
    func profile() {
        let eye = Point(x: 0.5, y: 0.5)
        let eyes = Landmarks(left: eye, right: Point(x: 0.5001, y: 0.5), nose: nil)
        let pose = HeadPose(eyes: eyes, nose: Point(x: 0.4, y: 0.6), in: size)
        #expect(pose.turn == -5)
        let one = HeadPose(eyes: Landmarks(left: eye, right: eye, nose: nil), nose: Point(x: 0.4, y: 0.6), in: size)
        #expect(one.turn == 0 && one.eyeDistance == 0)
    }

    @Test("of a nose is told by its nostrils: none straight on, half its width where one is at its edge")
    func nostrils() {
        func pose(_ left: Double, _ right: Double) -> NosePose {
            let nostrils = Landmarks(left: Point(x: left, y: 0.52), right: Point(x: right, y: 0.52), nose: nil)
            return NosePose(nostrils: nostrils, of: Rect(x: 0.4, y: 0.4, width: 0.2, height: 0.2), in: size)
        }
        #expect(abs(pose(0.45, 0.55).turn) < 1e-9)
        #expect(abs(pose(0.5, 0.6).turn - 0.5) < 1e-9)
        #expect(abs(pose(0.4, 0.5).turn + 0.5) < 1e-9)
        let tilted = Landmarks(left: Point(x: 0.45, y: 0.5), right: Point(x: 0.45, y: 0.6), nose: nil)
        let roll = NosePose(nostrils: tilted, of: Rect(x: 0.4, y: 0.4, width: 0.1, height: 0.3), in: size).roll
        #expect(abs(roll - .pi / 2) < 1e-9)
    }
}
