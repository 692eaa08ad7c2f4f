/// A control of a camera with its value, for people and programs to read.
package struct CameraControlFacts: Equatable, Sendable {
    package let control: VideoControl
    /// `nil` where it cannot be read.
    package let value: Int64?
    /// Texts of a menu by value.
    package let menu: [Int64: String]

    package init(control: VideoControl, value: Int64?, menu: [Int64: String] = [:]) {
        self.control = control
        self.value = value
        self.menu = menu
    }
}
