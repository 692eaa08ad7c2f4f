/// Which controls are set to what, and in which order. Pure.
package struct ControlPlan: Equatable, Sendable {
    package struct Step: Equatable, Sendable {
        package let setting: CameraSetting
        /// Within the driver's limits and on its steps.
        package let value: Int64
    }

    /// Modes first: a manual value is refused, or has no effect, while an automatic mode is on.
    package let steps: [Step]
    /// Settings that the camera does not have, or that cannot be written.
    package let missing: [CameraSetting]
    /// Settings whose value the driver does not take, with the nearest that it does.
    package let moved: [CameraSetting]

    /// - Parameters:
    ///   - wanted: in the driver's own units.
    ///   - controls: as the driver describes them.
    package init(_ wanted: [CameraSetting: Int64], controls: [VideoControl]) {
        var complete = wanted
        for setting in wanted.keys {
            // A manual value says that the mode is to be manual, unless the profile says otherwise.
            if let (mode, off) = setting.automatic, complete[mode] == nil { complete[mode] = off }
        }
        var (steps, missing, moved) = ([Step](), [CameraSetting](), [CameraSetting]())
        let inOrder = CameraSetting.allCases.filter(\.isMode) + CameraSetting.allCases.filter { !$0.isMode }
        for setting in inOrder {
            guard let value = complete[setting] else { continue }
            let forbidden = VideoControl.Flag.disabled | VideoControl.Flag.readOnly
            guard let control = controls.first(where: { $0.id == setting.id }), control.flags & forbidden == 0 else {
                // A mode that was only inferred is not missed.
                if wanted[setting] != nil { missing.append(setting) }
                continue
            }
            let nearest = control.nearest(to: value)
            if nearest != value { moved.append(setting) }
            steps.append(Step(setting: setting, value: nearest))
        }
        (self.steps, self.missing, self.moved) = (steps, missing, moved)
    }
}
