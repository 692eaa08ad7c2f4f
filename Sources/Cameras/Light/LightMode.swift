/// What a person has asked of the light.
package enum LightMode: String, Equatable, Sendable, CaseIterable {
    case off
    /// On while it is too dark to see the animal.
    case auto
    case on
}
